import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { liveCounters, liveEvents } from "#app/accounts/live/live.table.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";

export type LiveEventRow = Awaited<ReturnType<typeof listLiveEvents>>[number];

/** A person's events after a number, in order. */
export const listLiveEvents = (db: Db, userId: string, after: number, limit: number) =>
  eventsAfter(db).execute({ userId, after, limit });

const eventsAfter = prepareOnce((db) =>
  db
    .select({ number: liveEvents.number, kind: liveEvents.kind, data: liveEvents.data })
    .from(liveEvents)
    .where(
      and(
        eq(liveEvents.userId, sql.placeholder("userId")),
        gt(liveEvents.number, sql.placeholder("after")),
      ),
    )
    .orderBy(asc(liveEvents.number))
    .limit(sql.placeholder("limit"))
    .prepare("live_events_after"),
);

/** The number of a person's latest event, 0 where there was none. */
export async function getLatestNumber(db: Db, userId: string): Promise<number> {
  const [row] = await latestNumber(db).execute({ userId });
  return row?.last ?? 0;
}

const latestNumber = prepareOnce((db) =>
  db
    .select({ last: liveCounters.last })
    .from(liveCounters)
    .where(eq(liveCounters.userId, sql.placeholder("userId")))
    .prepare("live_latest_number"),
);

/** Of these sessions those that still hold, each with the number of its person's latest event. */
export const listHeldSessions = (db: Db, sessionIds: string[], now: Date) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      last: sql<number>`coalesce(${liveCounters.last}, 0)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(liveCounters, eq(liveCounters.userId, sessions.userId))
    .where(
      and(
        inArray(sessions.id, sessionIds),
        gt(sessions.expiresAt, now),
        isNull(users.deactivatedAt),
        isNull(users.deletedAt),
      ),
    );
