import { and, asc, eq, gt, sql } from "drizzle-orm";
import { liveCounters, liveEvents } from "./live.table.ts";
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
