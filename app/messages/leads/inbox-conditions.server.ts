import { and, desc, eq, not, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { InboxSearch } from "#app/messages/leads/inbox-search.ts";
import type { ConversationStatus } from "#app/messages/leads/lead.ts";
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
/** The same where the last message that the reader may see is joined. */
export const isKnownBy = (shownAt: AnyPgColumn): SQL =>
  sql`(${conversations.messageCount} = 0 or ${shownAt} is not null)`;

export const isArchived: SQL = sql`(${conversationMembers.archivedAt} is not null or ${conversations.status} = 'archived')`;
export const isDue: SQL = sql`(coalesce(${conversationMembers.followUpOn} <= ${asked("today")}::date, false) and not ${isArchived})`;
/**
 * The conversations with unread messages are read once, from their partial index, and looked up in memory. A join would read them
 * again for each conversation, because the planner expects few.
 */
const hasUnreadMessages: SQL = sql`${conversations.id} in (select waiting.conversation_id from ${messages} as waiting
  where waiting.recipient_id = ${me} and waiting.read_at is null and not waiting.withheld)`;
export const isUnread: SQL = sql`(${conversationMembers.markedUnreadAt} is not null or ${hasUnreadMessages})`;

export const inBox: SQL = sql`coalesce((${isOwner}) = (${asked("box")} = 'received'), true)`;
export const inStatus: SQL = sql`case ${asked("status")} when 'archived' then ${isArchived}
  when 'active' then not ${isArchived} and ${conversations.status} = 'active'
  when 'closed' then not ${isArchived} and ${conversations.status} = 'closed'
  else not ${isArchived} end`;
export const inNeed: SQL = sql`case ${asked("need")} when 'unread' then ${isUnread} when 'due' then ${isDue} else true end`;
export const inStage: SQL = sql`(${asked("stage")} is null or ${isOwner} and coalesce(${conversationMembers.stage}, 'new') = ${asked("stage")})`;
export const isAbout: SQL = sql`coalesce(${conversations.listingId} = ${asked("listingId")}::uuid, ${asked("listingId")} is null)`;

/** The other person's name as far as the reader sees it; see `visibleProfile`. */
const visibleName = sql`case when ${users.deletedAt} is not null then '' when ${users.showProfile}
  then ${users.firstName} || ' ' || ${users.lastName} else ${users.firstName} end`;

/** Each of the words is in the title, the name or a message. Without case and accents; at most the reader's own messages are read. */
export const hasWords: SQL = sql`(${asked("words")} = '' or not exists (
  select 1 from unnest(string_to_array(search_key(${asked("words")}), ' ')) as word
  where not exists (select 1 from ${listings} where ${listings.id} = ${conversations.listingId}
      and strpos(search_key(${listings.title}), word) > 0)
    and not exists (select 1 from ${users} where ${isOther} and strpos(search_key(${visibleName}), word) > 0)
    and not exists (select 1 from messages searched where searched.conversation_id = ${conversations.id}
      and (searched.sender_id = ${me} or not searched.withheld)
      and strpos(lower(unaccent(searched.content)), word) > 0)))`;

/** The status as the reader sees it. */
export const seenStatus = sql<ConversationStatus>`case when ${isArchived} then 'archived' else ${conversations.status} end`;

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
