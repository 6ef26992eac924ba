import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { sessions } from "./sessions.table.ts";
import {
  expiredSessionCookie,
  makeSessionCookie,
  longestSessionDays,
  readSessionToken,
  sessionCookieName,
  sessionDays,
} from "./session-cookie.server.ts";
import { avatarHref } from "#app/accounts/avatar/avatar.ts";
import { type Hold, isOpenDuring, requiresTwoFactor } from "./hold.ts";
import { mustAcceptTerms } from "#app/accounts/terms/legal-version.ts";
import { isTwoFactorOn } from "#app/accounts/two-factor/two-factor.queries.server.ts";
import { liveCounters } from "#app/platform/live/live.table.ts";
import type { UserType } from "#app/accounts/user.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { canImpersonate, type Impersonation } from "#app/accounts/impersonation/impersonation.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import type { Env } from "#app/platform/env.ts";
import { pick } from "#app/platform/db/pick.ts";

interface Found {
  viewer: Viewer | null;
  /** The owner of the session, also during impersonation or a hold. */
  self: Viewer | null;
  /** `viewer` is null during a hold, so that code that ignores it refuses. */
  hold: Hold | null;
  impersonation: Impersonation | null;
  /** Expired or revoked; `endImpersonation` clears it. */
  isImpersonationOver: boolean;
  sessionId: string | null;
  /** Read before anything a page shows, so that no later change is missed. */
  liveNumber: number;
  /** Renew the session, or remove one that has ended. */
  cookies: string[];
}

interface SessionServices {
  db: Db;
  env: Pick<Env, "APP_URL" | "SESSION_SECRET" | "ADMIN_2FA">;
}

type ViewerRequest = Pick<Request, "headers" | "method" | "url">;

/** The only place that decides who a request is from. During impersonation the viewer is null for writes, so that they are refused. */
export async function findViewer(
  services: SessionServices,
  request: ViewerRequest,
): Promise<Found> {
  const found = await findPerson(services, request);
  const hold = await findHold(services, found, request);
  return { ...found, viewer: hold ? null : found.viewer, hold };
}

async function findPerson(
  { db, env }: SessionServices,
  { headers, method }: ViewerRequest,
): Promise<Omit<Found, "hold">> {
  const token = readSessionToken(headers, env);
  const now = new Date();
  const [row] = token ? await sessionWithPerson(db).execute({ token, now }) : [];
  if (!token || !row) {
    const hasCookie = headers.get("cookie")?.includes(`${sessionCookieName(env.APP_URL)}=`);
    return { ...nobody, cookies: hasCookie ? [expiredSessionCookie(env.APP_URL)] : [] };
  }
  const renewed = renewedUntil(row.createdAt, now);
  const isDue = renewed.getTime() - row.expiresAt.getTime() > dayMs;
  if (isDue) await renewSession(db, row.sessionId, renewed);
  return foundBy(row, method, isDue ? [makeSessionCookie(env, token)] : []);
}

const dayMs = 24 * 60 * 60_000;

/** However often a browser comes back, its person enters the password twice a year. */
const renewedUntil = (createdAt: Date, now: Date): Date =>
  new Date(
    Math.min(now.getTime() + sessionDays * dayMs, createdAt.getTime() + longestSessionDays * dayMs),
  );

const renewSession = (db: Db, sessionId: string, expiresAt: Date) =>
  db.update(sessions).set({ expiresAt }).where(eq(sessions.id, sessionId));

const nobody = {
  viewer: null,
  self: null,
  impersonation: null,
  isImpersonationOver: false,
  sessionId: null,
  liveNumber: 0,
};

async function findHold(
  { db, env }: SessionServices,
  { viewer, self, impersonation, isImpersonationOver }: Omit<Found, "hold">,
  { method, url }: ViewerRequest,
): Promise<Hold | null> {
  if (!self) return null;
  // The router requests a page's data under another URL.
  const path = new URL(url).pathname.replace(/\.data$/, "");
  const isWrite = !isRead(method);
  if (isWrite && (impersonation || isImpersonationOver) && !isOpenDuring("impersonation", path))
    return "impersonation";
  if (requiresTwoFactor(self, env.ADMIN_2FA) && !isOpenDuring("two-factor", path))
    if (!(await isTwoFactorOn(db, self.id))) return "two-factor";
  if (isWrite && viewer && mustAcceptTerms(viewer) && !isOpenDuring("terms", path)) return "terms";
  return null;
}

const isRead = (method: string): boolean => method === "GET" || method === "HEAD";

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionWithPerson>["execute"]>>[number];

function foundBy(
  { own, other, impersonatedUntil, ...session }: SessionRow,
  method: string,
  cookies: string[],
): Omit<Found, "hold"> {
  const viewer = makeViewer(own);
  const { sessionId, liveNumber } = session;
  const about = { cookies, sessionId, liveNumber, self: viewer };
  const found = { ...about, viewer, impersonation: null, isImpersonationOver: false };
  if (!session.impersonatedUserId) return found;
  const person = other && makeViewer(other);
  if (
    !person ||
    !impersonatedUntil ||
    impersonatedUntil < new Date() ||
    !canImpersonate(viewer, person)
  )
    // The form was rendered for the other person.
    return { ...found, viewer: isRead(method) ? viewer : null, isImpersonationOver: true };
  return {
    ...found,
    viewer: isRead(method) ? person : null,
    impersonation: { person, administrator: viewer },
  };
}

type PersonRow = Omit<Viewer, "userType"> & { userType: string };
/** Drizzle does not see that all columns of a joined row are null at once. */
const makeViewer = (row: { [Column in keyof PersonRow]: PersonRow[Column] | null }): Viewer => {
  const person = row as PersonRow;
  return {
    ...person,
    userType: person.userType as UserType,
    avatar: avatarHref(person.avatar, 96),
  };
};

const viewedPerson = alias(users, "viewed_person");
const personColumns = (of: typeof users | typeof viewedPerson) => ({
  id: of.id,
  firstName: of.firstName,
  lastName: of.lastName,
  email: of.email,
  emailVerified: of.emailVerified,
  userType: of.userType,
  adminAreas: of.adminAreas,
  avatar: of.avatar,
  termsVersion: of.termsVersion,
});

const sessionWithPerson = prepareOnce((db) =>
  db
    .select({
      sessionId: sessions.id,
      ...pick(sessions, "createdAt", "expiresAt", "impersonatedUserId", "impersonatedUntil"),
      own: personColumns(users),
      other: personColumns(viewedPerson),
      liveNumber: sql<number>`coalesce(${liveCounters.last}, 0)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      viewedPerson,
      and(
        eq(viewedPerson.id, sessions.impersonatedUserId),
        isNull(viewedPerson.deactivatedAt),
        isNull(viewedPerson.deletedAt),
      ),
    )
    .leftJoin(
      liveCounters,
      eq(liveCounters.userId, sql`coalesce(${viewedPerson.id}, ${sessions.userId})`),
    )
    .where(
      and(
        eq(sessions.token, sql.placeholder("token")),
        gt(sessions.expiresAt, sql.placeholder("now")),
        isActiveUser,
      ),
    )
    .prepare("session_with_person"),
);
