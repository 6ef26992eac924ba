import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { readPushCookie } from "#app/accounts/notifications/push/push-cookie.ts";
import { unsubscribeOthers } from "#app/accounts/notifications/push/push-subscriptions.server.ts";
import { sessions } from "./sessions.table.ts";
import { endSessions } from "./start-session.server.ts";
import { describeDevice } from "#app/accounts/devices/describe-device.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { liveCounters } from "#app/platform/live/live.table.ts";
import type { HeldSession } from "#app/platform/live/live-streams.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export async function listSessions({ db, now, sessionId }: AccountRequest, userId: string) {
  const rows = await db
    .select({
      id: sessions.id,
      ip: sessions.ipAddress,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      usedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt));
  return rows
    .map(({ userAgent, ip, createdAt, usedAt, id }) => ({
      id,
      device: describeDevice(userAgent),
      ip: ip || "unknown",
      signedInAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
      isCurrent: id === sessionId,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

/** Does not reveal whether it is unknown, has ended or belongs to another person. */
export async function endSession(
  { db, requestId, headers, appUrl, sessionId }: AccountRequest,
  userId: string,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false;
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id });
    if (ended.length === 0) return false;
    if (id !== sessionId) await unsubscribeOthers(tx, userId, readPushCookie(headers, appUrl));
    await recordAudit(tx, { actorId: userId, requestId }, "session-ended", ["session", id]);
    return true;
  });
}

export async function endOtherSessions(request: AccountRequest, userId: string): Promise<void> {
  const { db, requestId } = request;
  await db.transaction(async (tx) => {
    await endSessions(tx, userId, request);
    await recordOwnAction(tx, userId, "other-sessions-ended", requestId);
  });
}

export const listHeldSessions = (db: Db, sessionIds: string[], now: Date): Promise<HeldSession[]> =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      last: sql<number>`coalesce(${liveCounters.last}, 0)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(liveCounters, eq(liveCounters.userId, sessions.userId))
    .where(and(inArray(sessions.id, sessionIds), gt(sessions.expiresAt, now), isActiveUser));
