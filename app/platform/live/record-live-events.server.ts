import { sql } from "drizzle-orm";
import { liveChannel, type NewLiveEvent } from "./live-event.ts";
import { liveCounters, liveEvents } from "./live.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/**
 * Tells the open pages of people that something changed, once the transaction commits. It keeps the counters of these people locked
 * until then, so call it late, and once for everybody it concerns: two transactions that lock the same people one after the other
 * in a different order would wait for each other. One statement, in which the people are locked in the order of their ids.
 */
export async function recordLiveEvents(tx: Db, events: readonly NewLiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.execute(sql`
    with given as (
      select user_id, kind, data, row_number() over (partition by user_id order by place) as place
      from unnest(
        ${sql.param(events.map(({ userId }) => userId))}::uuid[],
        ${sql.param(events.map(({ kind }) => kind))}::text[],
        ${sql.param(events.map(({ data }) => JSON.stringify(data)))}::jsonb[]
      ) with ordinality as event (user_id, kind, data, place)
    ), counted as (
      insert into ${liveCounters} as counter (user_id, last)
      select user_id, count(*) from given group by user_id order by user_id
      on conflict (user_id) do update set last = counter.last + excluded.last
      returning user_id, last
    ), written as (
      insert into ${liveEvents} (user_id, number, kind, data)
      select user_id, last - count(*) over (partition by user_id) + place, kind, data
      from given join counted using (user_id)
    )
    select pg_notify(${liveChannel}, user_id::text) from counted
  `);
}
