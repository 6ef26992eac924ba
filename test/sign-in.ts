import { createHmac } from "node:crypto";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { sessionCookieName } from "#app/accounts/sessions/auth.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import type { Env } from "#app/platform/env.ts";

/** The cookie of a fresh session, as the sign-in library would hand it out. */
export async function cookieOf(
  db: Db,
  env: Pick<Env, "APP_URL" | "SESSION_SECRET">,
  userId: string,
): Promise<string> {
  const token = createId();
  await db
    .insert(sessions)
    .values({ userId, token, expiresAt: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000) });
  const signature = createHmac("sha256", env.SESSION_SECRET).update(token).digest("base64");
  return `${sessionCookieName(env.APP_URL)}=${encodeURIComponent(`${token}.${signature}`)}`;
}
