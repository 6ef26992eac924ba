import { eq } from "drizzle-orm";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { users } from "#app/accounts/accounts.table.ts";
import { credentials } from "#app/accounts/passwords/credentials.table.ts";
import { sessions, verifications } from "#app/accounts/sessions/sessions.table.ts";
import { cookieName, cookiePrefix, isHttps } from "#app/accounts/sessions/cookies.ts";
import { sessionPlugin } from "#app/accounts/sessions/session-plugin.server.ts";
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
const session = { expiresIn: days(30), updateAge: days(1) };

/** A session with less time left than this is prolonged by its next request. */
export const sessionRenewalDueMs = (session.expiresIn - session.updateAge) * 1000;

export const sessionCookieName = (appUrl: string): string => cookieName(appUrl, "session_token");

/**
 * Sessions on top of our own tables. The library's HTTP endpoints are not mounted, and its password sign-in is disabled: our
 * actions check passwords and second steps, so that every sign-in passes our rate limits, audit log and rules.
 */
export function createAuth({ db, appUrl, secret }: AuthOptions) {
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
        // `input: false` rejects a type from outside; the validator rejects an unknown one from our own code.
        userType: {
          type: "string",
          required: false,
          input: false,
          defaultValue: "buyer",
          validator: { input: z.enum(userTypes) },
        },
        adminAreas: { type: "string[]", required: false, input: false },
        termsVersion: { type: "string", required: false, input: false },
        deactivatedAt: { type: "date", required: false, input: false },
        deletedAt: { type: "date", required: false, input: false },
      },
    },
    emailAndPassword: { enabled: false },
    plugins: [sessionPlugin],
    databaseHooks: {
      session: {
        create: {
          // A deactivated person gets no session, however they authenticate.
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
    session,
    advanced: {
      database: { generateId: () => createId() },
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(appUrl),
      defaultCookieAttributes: {
        secure: isHttps(appUrl),
        httpOnly: true,
        sameSite: "lax",
        path: "/",
      },
    },
    // Our own limits are stricter and also count per account.
    rateLimit: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;
