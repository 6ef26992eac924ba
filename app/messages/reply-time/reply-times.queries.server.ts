import { type SQL, sql } from "drizzle-orm";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { replyTimeDays, replyTimeMinimum } from "#app/messages/reply-time/reply-time.ts";
import type { Db } from "#app/platform/db/db.ts";

/**
 * The median seconds to the first reply of each owner with enough replies. One query for all of them: conversations by owner,
 * then the first messages of each, both through an index.
 */
export async function measureReplyTimes(
  db: Db,
  ownerIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (ownerIds.length === 0) return new Map();
  const since = new Date(now.getTime() - replyTimeDays * 86_400_000).toISOString();
  const ids = sql.join(
    ownerIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const first = (sender: SQL, after: SQL) =>
    sql`select m.created_at as at from ${messages} m where m.conversation_id = c.id and m.sender_id = ${sender}
        and m.created_at > ${after} and not m.auto_reply order by m.created_at limit 1`;
  const { rows } = await db.execute<{ owner_id: string; seconds: number }>(sql`
    select c.owner_id,
      (percentile_cont(0.5) within group (order by extract(epoch from answer.at - question.at)))::float8 as seconds
    from ${conversations} c
    cross join lateral (${first(sql`c.buyer_id`, sql`${since}::timestamptz`)}) question
    cross join lateral (${first(sql`c.owner_id`, sql`question.at`)}) answer
    where c.owner_id in (${ids}) and c.created_at > ${since}::timestamptz
    group by c.owner_id
    having count(*) >= ${replyTimeMinimum}`);
  return new Map(rows.map(({ owner_id, seconds }) => [owner_id, seconds]));
}
