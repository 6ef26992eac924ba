import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { everything, liveChannel } from "./live-change.ts";
import { liveCounters } from "./live.table.ts";

interface PublishedChange {
  userId: string;
  topic: string;
}

/** PostgreSQL allows 8,000 bytes per notification. */
const maxTopicBytes = 7_000;

/** Locks the counters of these people, ordered by id, until the transaction ends: call it late, and once for all of them. */
export async function publishChanges(tx: Db, changes: readonly PublishedChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(sql`
    with given as (
      select user_id, string_agg(distinct topic, ' ') as topics
      from unnest(
        ${sql.param(changes.map(({ userId }) => userId))}::uuid[],
        ${sql.param(changes.map(({ topic }) => topic))}::text[]
      ) as change (user_id, topic)
      group by user_id
    ), counted as (
      insert into ${liveCounters} as counter (user_id, last)
      select user_id, 1 from given order by user_id
      on conflict (user_id) do update set last = counter.last + 1
      returning user_id, last
    )
    select pg_notify(
      ${liveChannel},
      user_id || ' ' || last || ' ' || case when length(topics) > ${maxTopicBytes} then ${everything} else topics end
    )
    from counted join given using (user_id)
  `);
}
