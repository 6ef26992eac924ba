import { sql } from "drizzle-orm";
import { liveChannel, type NewLiveEvent } from "#app/accounts/live/live-event.ts";
import { liveCounters, liveEvents } from "#app/accounts/live/live.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/**
 * Tells the open pages of people that something changed, once the transaction commits. It keeps the counters of these people locked
 * until then, so call it late, and once for everybody it concerns: two transactions that lock the same people one after the other
 * in a different order would wait for each other.
 */
export async function recordLiveEvents(tx: Db, events: readonly NewLiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  const counts = new Map<string, number>();
  for (const { userId } of events) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  // Always in the order of ids: see above.
  const people = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const counters = await tx
    .insert(liveCounters)
    .values(people.map(([userId, last]) => ({ userId, last })))
    .onConflictDoUpdate({
      target: liveCounters.userId,
      set: { last: sql`${liveCounters.last} + excluded.last` },
    })
    .returning();
  const used = new Map(counters.map(({ userId, last }) => [userId, last - counts.get(userId)!]));
  const numbered = events.map(({ userId, kind, data }) => {
    const number = used.get(userId)! + 1;
    used.set(userId, number);
    return { userId, number, kind, data };
  });
  await tx.insert(liveEvents).values(numbered);
  await tx.execute(
    sql`select pg_notify(${liveChannel}, person) from unnest(${sql.param(people.map(([userId]) => userId))}::text[]) as person`,
  );
}
