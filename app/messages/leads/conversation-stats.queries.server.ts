import { and, eq, not, type SQL, sql } from "drizzle-orm";
import {
  isArchived,
  isKnown,
  isMine,
  isOwner,
  isUnread,
  joinsMember,
} from "./lead-conditions.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { replyTimeDays } from "#app/messages/reply-time/reply-time.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import { addDays } from "#app/shared/day.ts";

export async function getConversationStats(db: Db, userId: string, now: Date) {
  const since = addDays(now, -replyTimeDays).toISOString();
  const [[counts], averageResponseSeconds] = await Promise.all([
    conversationCounts(db).execute({ userId }),
    measureAverageResponse(db, userId, since),
  ]);
  return { ...counts!, averageResponseSeconds };
}

const conversationCounts = prepareOnce((db) => {
  const counted = (...conditions: SQL[]) =>
    sql`count(*) filter (where ${and(...conditions)})`.mapWith(Number);
  return db
    .select({
      total: sql`count(*)`.mapWith(Number),
      unread: counted(not(isArchived), isUnread),
      active: counted(not(isArchived), eq(conversations.status, "active")),
      received: counted(isOwner),
    })
    .from(conversations)
    .leftJoin(conversationMembers, joinsMember)
    .where(and(isMine, isKnown))
    .prepare("conversation_counts");
});

/** Between a message and the other person's next one. Automatic replies and withheld messages do not count. */
async function measureAverageResponse(db: Db, userId: string, since: string) {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    with sent as (
      select m.sender_id, m.created_at,
        lag(m.sender_id) over thread as previous_sender, lag(m.created_at) over thread as previous_at
      from conversations c
      join messages m on m.conversation_id = c.id
      where (c.buyer_id = ${userId} or c.owner_id = ${userId}) and c.last_message_at > ${since}::timestamptz
        and m.created_at > ${since}::timestamptz and not m.auto_reply
        and (m.sender_id = ${userId} or not m.withheld)
      window thread as (partition by m.conversation_id order by m.created_at, m.id)
    )
    select avg(extract(epoch from created_at - previous_at))::float8 as seconds
    from sent where sender_id <> previous_sender`);
  return rows[0]!.seconds;
}
