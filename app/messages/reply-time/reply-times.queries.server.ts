import { sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { joinsFirstAnswer } from "#app/selling/owned/first-answer.server.ts";
import {
  replyDeadlineDays,
  replyGraceDays,
  replyRateMinimum,
  type ReplyRecord,
  replyTimeDays,
  replyTimeMinimum,
} from "./reply-time.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import { addDays } from "#app/shared/day.ts";

/** Counts what was asked of this person, not of a broker or an owner before; whoever answers, the buyer has an answer. Omits owners with too few. One query for all: conversations by owner, then the first messages of each, through indexes. */
export async function measureReplies(
  db: Db,
  ownerIds: readonly string[],
  now: Date,
): Promise<Map<string, ReplyRecord>> {
  if (ownerIds.length === 0) return new Map();
  const daysAgo = (days: number) => sql`${addDays(now, -days).toISOString()}::timestamptz`;
  const since = daysAgo(replyTimeDays);
  const ids = sql.join(
    ownerIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await db.execute<{
    owner_id: string;
    seconds: number | null;
    rate: number | null;
  }>(sql`
    with inquiry as (
      select c.owner_id, question.at as asked, answer.at as answered,
        answer.at is not null or (question.at < ${daysAgo(replyGraceDays)} and not question.is_scam
          and buyer.deactivated_at is null and not exists (select 1 from ${userBlocks} b
            where b.blocker_id = c.owner_id and b.blocked_id = c.buyer_id)) as counts
      from ${conversations} c
      join ${users} buyer on buyer.id = c.buyer_id
      ${joinsFirstAnswer(since)}
      where c.owner_id in (${ids}) and c.created_at > ${since} and c.last_message_at > ${since}
    ), measured as (
      select owner_id, count(answered) as replies,
        percentile_cont(0.5) within group (order by extract(epoch from answered - asked)) as seconds,
        count(*) filter (where counts) as inquiries,
        count(*) filter (where answered <= asked + make_interval(days => ${replyDeadlineDays})) as in_time
      from inquiry group by owner_id
    )
    select owner_id,
      case when replies >= ${replyTimeMinimum} then seconds::float8 end as seconds,
      case when inquiries >= ${replyRateMinimum} then in_time::float8 / inquiries end as rate
    from measured where replies >= ${replyTimeMinimum} or inquiries >= ${replyRateMinimum}`);
  return new Map(rows.map(({ owner_id, seconds, rate }) => [owner_id, { seconds, rate }]));
}

/** At most a minute old, for pages that are opened often. */
export const getReplies = (
  queryCache: QueryCache,
  ownerIds: readonly string[],
  now: Date,
): Promise<Map<string, ReplyRecord>> =>
  queryCache.get(`replies of ${ownerIds.join()}`, (primary) =>
    measureReplies(primary, ownerIds, now),
  );
