import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { type Auth, sessionRenewalDueMs } from "#app/accounts/sessions/auth.server.ts";
import { avatarHref } from "#app/accounts/avatar/avatar.ts";
import { readCookie } from "#app/accounts/sessions/cookies.ts";
import { getLatestNumber } from "#app/accounts/live/live-events.queries.server.ts";
import { liveCounters } from "#app/accounts/live/live.table.ts";
import type { AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import type { UserType } from "#app/accounts/user.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import type { Env } from "#app/platform/env.ts";

interface Found {
  viewer: Viewer | null;
  sessionId: string | null;
  /** Of the person's latest live event, read before anything that a page shows: what happens later is not missed. */
  liveNumber: number;
  /** Cookies that renew the session where it is due, or remove one that has ended. */
  cookies: string[];
}

interface SessionServices {
  db: Db;
  auth: Auth;
  env: Pick<Env, "APP_URL" | "SESSION_SECRET">;
}

/**
 * The person of the session cookie. A deactivated person counts as not signed in, immediately. A session that is valid and not
 * due for renewal, which is nearly every one, is read together with its person in one query; the library, which needs two
 * queries and does more, handles the rest.
 */
export async function findViewer(services: SessionServices, headers: Headers): Promise<Found> {
  const token = readSessionToken(headers, services.env);
  const [row] = token
    ? await sessionWithPerson(services.db).execute({
        token,
        notDueBefore: new Date(Date.now() + sessionRenewalDueMs),
      })
    : [];
  if (!row) return findViewerByLibrary(services, headers);
  const { sessionId, liveNumber, avatar, ...person } = row;
  return {
    cookies: [],
    sessionId,
    liveNumber,
    viewer: { ...person, userType: person.userType as UserType, avatar: avatarHref(avatar, 96) },
  };
}

const sessionWithPerson = prepareOnce((db) =>
  db
    .select({
      sessionId: sessions.id,
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      userType: users.userType,
      adminAreas: users.adminAreas,
      avatar: users.avatar,
      termsVersion: users.termsVersion,
      liveNumber: sql<number>`coalesce(${liveCounters.last}, 0)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(liveCounters, eq(liveCounters.userId, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder("token")),
        gt(sessions.expiresAt, sql.placeholder("notDueBefore")),
        isNull(users.deactivatedAt),
        isNull(users.deletedAt),
      ),
    )
    .prepare("session_with_person"),
);

/** The token of the cookie, where its signature is ours. */
function readSessionToken(headers: Headers, env: SessionServices["env"]): string | null {
  const cookie = readCookie(headers, env.APP_URL, "session_token");
  if (!cookie) return null;
  let value: string;
  try {
    value = decodeURIComponent(cookie);
  } catch {
    // A stray percent sign: nobody's cookie.
    return null;
  }
  const dot = value.lastIndexOf(".");
  const token = value.slice(0, Math.max(dot, 0));
  const expected = createHmac("sha256", env.SESSION_SECRET).update(token).digest();
  const given = Buffer.from(value.slice(dot + 1), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

async function findViewerByLibrary(
  { auth, db }: SessionServices,
  headers: Headers,
): Promise<Found> {
  const { response: session, headers: responseHeaders } = await auth.api.getSession({
    headers,
    returnHeaders: true,
  });
  const cookies = responseHeaders.getSetCookie();
  if (!session || session.user.deactivatedAt || session.user.deletedAt)
    return { viewer: null, sessionId: null, liveNumber: 0, cookies };
  const { user } = session;
  return {
    cookies,
    sessionId: session.session.id,
    liveNumber: await getLatestNumber(db, user.id),
    viewer: {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      userType: user.userType as UserType,
      adminAreas: (user.adminAreas ?? null) as AdminAreas,
      avatar: avatarHref(user.image ?? null, 96),
      termsVersion: user.termsVersion ?? null,
    },
  };
}
