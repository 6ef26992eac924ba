import { sql } from "drizzle-orm";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";

const me = sql.placeholder("userId");

export async function getUnreadCounts(db: Db, userId: string) {
  const [row] = await unreadCounts(db).execute({ userId });
  return row!;
}

/** Prepared, and one statement for all counts: every page of a signed-in person needs them. */
const unreadCounts = prepareOnce((db) => {
  const unread = sql`
    select conversation_id from ${messages} where recipient_id = ${me} and read_at is null and not withheld
    union
    select mine.id from ${conversations} as mine
    join ${conversationMembers} as marked on marked.conversation_id = mine.id and marked.user_id = ${me}
    where (mine.buyer_id = ${me} or mine.owner_id = ${me} or mine.third_id = ${me})
      and marked.marked_unread_at is not null`;
  return db
    .select({
      unreadLeads: sql`(select count(*) from (${unread}) as unread
        join ${conversations} as shown on shown.id = unread.conversation_id and shown.status <> 'archived'
        left join ${conversationMembers} as member on member.conversation_id = shown.id and member.user_id = ${me}
        where member.archived_at is null)`.mapWith(Number),
      unreadNotifications: sql`(select count(*) from ${notifications}
        where user_id = ${me} and read_at is null)`.mapWith(Number),
    })
    .from(sql`(select 1) as one`)
    .prepare("unread_counts");
});
