import { eq } from "drizzle-orm";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { credentials, sessions, users, verifications } from "#app/accounts/accounts.table.ts";
import { minPasswordLength } from "#app/accounts/person.schema.ts";
import { userTypes } from "#app/accounts/user.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { z } from "zod";

export interface AuthOptions {
  db: Db;
  appUrl: string;
  secret: string;
}

const days = (count: number) => count * 24 * 60 * 60;

/** `__Host-` pins the cookie to this very host; browsers accept the prefix on https only. */
const cookiePrefix = (appUrl: string) => (appUrl.startsWith("https:") ? "__Host-relevo" : "relevo");

export const sessionCookieName = (appUrl: string): string =>
  `${cookiePrefix(appUrl)}.session_token`;

/**
 * Sign-in on top of our own tables. Its HTTP endpoints are not mounted: our actions call `auth.api`, so that every way in
 * passes our limits, our audit log and our rules of who may set what.
 */
export function createAuth({ db, appUrl, secret }: AuthOptions) {
  const https = appUrl.startsWith("https:");
  return betterAuth({
    baseURL: appUrl,
    secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      transaction: true,
    }),
    user: {
      fields: { image: "avatar" },
      additionalFields: {
        firstName: { type: "string", required: true },
        lastName: { type: "string", required: true },
        phone: { type: "string", required: false },
        // Nobody sets their own type: `input: false` refuses it from outside, the validator refuses a wrong word from inside.
        userType: {
          type: "string",
          required: false,
          input: false,
          defaultValue: "buyer",
          validator: { input: z.enum(userTypes) },
        },
        deactivatedAt: { type: "date", required: false, input: false },
        deletedAt: { type: "date", required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength,
      maxPasswordLength: 256,
      autoSignIn: true,
      revokeSessionsOnPasswordReset: true,
    },
    databaseHooks: {
      session: {
        create: {
          // Neither a password nor a reset link lets a deactivated person in.
          async before(session) {
            const [user] = await db
              .select({ deactivatedAt: users.deactivatedAt, deletedAt: users.deletedAt })
              .from(users)
              .where(eq(users.id, session.userId));
            return user && !user.deactivatedAt && !user.deletedAt ? { data: session } : false;
          },
        },
      },
    },
    session: { expiresIn: days(30), updateAge: days(1) },
    advanced: {
      database: { generateId: () => createId() },
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(appUrl),
      defaultCookieAttributes: { secure: https, httpOnly: true, sameSite: "lax", path: "/" },
    },
    // Ours are stricter and count per account too.
    rateLimit: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;
