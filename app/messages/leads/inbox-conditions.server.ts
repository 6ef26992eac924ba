import { and, count, desc, eq, isNull, not, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { InboxSearch } from "#app/messages/leads/inbox-search.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";

// The conditions of the inbox's queries, for statements that are prepared once: what is asked comes in through placeholders.

export const me = sql.placeholder("userId");
const asked = (name: string) => sql`${sql.placeholder(name)}::text`;

export const searchValues = (search: InboxSearch, today: string) => ({ ...search, today });

export const isMine: SQL = or(eq(conversations.buyerId, me), eq(conversations.ownerId, me))!;
export const isOwner: SQL = eq(conversations.ownerId, me);
export const isOther: SQL = sql`${users.id} = case when ${isOwner} then ${conversations.buyerId} else ${conversations.ownerId} end`;
export const joinsMember: SQL = and(
  eq(conversationMembers.conversationId, conversations.id),
  eq(conversationMembers.userId, me),
)!;

/** A conversation of which everything is withheld from the reader does not exist for them. */
export const isKnown: SQL = sql`(${conversations.messageCount} = 0 or exists (select 1 from messages known
  where known.conversation_id = ${conversations.id} and (known.sender_id = ${me} or not known.withheld)))`;

export const isArchived: SQL = sql`(${conversationMembers.archivedAt} is not null or ${conversations.status} = 'archived')`;
export const isDue: SQL = sql`(coalesce(${conversationMembers.followUpOn} <= ${asked("today")}::date, false) and not ${isArchived})`;
export const isUnread = (waiting: SQL.Aliased | AnyPgColumn): SQL =>
  sql`(coalesce(${waiting}, 0) > 0 or ${conversationMembers.markedUnreadAt} is not null)`;

export const inBox: SQL = sql`coalesce((${isOwner}) = (${asked("box")} = 'received'), true)`;
export const inStatus: SQL = sql`case ${asked("status")} when 'archived' then ${isArchived}
  when 'active' then not ${isArchived} and ${conversations.status} = 'active'
  when 'closed' then not ${isArchived} and ${conversations.status} = 'closed'
  else not ${isArchived} end`;
export const inNeed = (unread: SQL): SQL =>
  sql`case ${asked("need")} when 'unread' then ${unread} when 'due' then ${isDue} else true end`;
export const inStage: SQL = sql`(${asked("stage")} is null or ${isOwner} and coalesce(${conversationMembers.stage}, 'new') = ${asked("stage")})`;
export const isAbout: SQL = sql`coalesce(${conversations.listingId} = ${asked("listingId")}::uuid, ${asked("listingId")} is null)`;

/** The other person's name as far as the reader sees it; see `visibleProfile`. */
const visibleName = sql`case when ${users.deletedAt} is not null then '' when ${users.showProfile}
  then ${users.firstName} || ' ' || ${users.lastName} else ${users.firstName} end`;

/** Each of the words is in the title, the name or a message. Without case and accents; at most the reader's own messages are read. */
export const hasWords: SQL = sql`(${asked("words")} = '' or not exists (
  select 1 from unnest(string_to_array(search_key(${asked("words")}), ' ')) as word
  where strpos(search_key(coalesce(${listings.title}, '')), word) = 0
    and strpos(search_key(${visibleName}), word) = 0
    and not exists (select 1 from messages searched where searched.conversation_id = ${conversations.id}
      and (searched.sender_id = ${me} or not searched.withheld)
      and strpos(lower(unaccent(searched.content)), word) > 0)))`;

/** The reader's unread messages by conversation, from the partial index of unread messages. */
export const waitingMessages = (db: Db) =>
  db
    .select({ conversationId: messages.conversationId, unread: count().as("unread") })
    .from(messages)
    .where(and(eq(messages.recipientId, me), isNull(messages.readAt), not(messages.withheld)))
    .groupBy(messages.conversationId)
    .as("waiting");

/** The last message that the reader may see: one step in the index of the thread, for each conversation. */
export const shownMessage = (db: Db) =>
  db
    .select({
      content: messages.content,
      senderId: messages.senderId,
      warnings: messages.warnings,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversations.id),
        or(eq(messages.senderId, me), not(messages.withheld)),
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(1)
    .as("shown");
