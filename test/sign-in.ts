import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { makeSessionCookie } from "#app/accounts/sessions/session-cookie.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import type { Env } from "#app/platform/env.ts";

/** The cookie of a new session. */
export async function cookieOf(
  db: Db,
  env: Pick<Env, "APP_URL" | "SESSION_SECRET">,
  userId: string,
): Promise<string> {
  const token = createId();
  await db
    .insert(sessions)
    .values({ userId, token, expiresAt: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000) });
  return makeSessionCookie(env, token).split(";")[0]!;
}
