import { eq, ne, or, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { holdsPassport } from "#app/accounts/passport/passports.queries.server.ts";
import { titleSeenBy } from "#app/listings/confidential/own-text.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { conversationMembers, isMember } from "#app/messages/thread/members.table.ts";
import type { ConversationStatus } from "./lead.ts";

// Conditions for prepared statements: the search comes in through placeholders.

export const me = sql.placeholder("userId");
export const given = (name: string) => sql`${sql.placeholder(name)}::text`;

export const isMine: SQL = or(
  eq(conversations.buyerId, me),
  eq(conversations.ownerId, me),
  eq(conversations.thirdId, me),
)!;
/** Or the owner, while a broker answers. */
export const isOwner: SQL = ne(conversations.buyerId, me);
export const isOther: SQL = sql`${users.id} = case when ${isOwner} then ${conversations.buyerId} else ${conversations.ownerId} end`;
export const joinsMember: SQL = isMember(conversations.id, me);

/** If everything is withheld from the reader, the conversation does not exist for them. */
export const isKnown: SQL = sql`(${conversations.messageCount} = 0 or exists (select 1 from messages known
  where known.conversation_id = ${conversations.id} and (known.sender_id = ${me} or not known.withheld)))`;

export const isArchived: SQL = sql`(${conversationMembers.archivedAt} is not null or ${conversations.status} = 'archived')`;
export const isDue: SQL = sql`(coalesce(${conversationMembers.followUpOn} <= ${given("today")}::date, false) and not ${isArchived})`;
/** Read once from the partial index: a join would read them again for each conversation, because the planner expects few. */
const hasUnreadMessages: SQL = sql`${conversations.id} in (select waiting.conversation_id from ${messages} as waiting
  where waiting.recipient_id = ${me} and waiting.read_at is null and not waiting.withheld)`;
export const isUnread: SQL = sql`(${conversationMembers.markedUnreadAt} is not null or ${hasUnreadMessages})`;

export const inBox: SQL = sql`coalesce((${isOwner}) = (${given("box")} = 'received'), true)`;
export const inStatus: SQL = sql`case ${given("status")} when 'archived' then ${isArchived}
  when 'active' then not ${isArchived} and ${conversations.status} = 'active'
  when 'closed' then not ${isArchived} and ${conversations.status} = 'closed'
  else not ${isArchived} end`;
export const inNeed: SQL = sql`case ${given("need")} when 'unread' then ${isUnread} when 'due' then ${isDue} else true end`;
export const inStage: SQL = sql`(${given("stage")} is null or ${isOwner} and coalesce(${conversationMembers.stage}, 'new') = ${given("stage")})`;
export const isAbout: SQL = sql`coalesce(${conversations.listingId} = ${given("listingId")}::uuid, ${given("listingId")} is null)`;

/** The buyer shows parts of a valid passport. */
export const showsPassport: SQL = sql`(${isOwner} and cardinality(${conversations.passportShows}) > 0
  and ${holdsPassport(conversations.buyerId, sql`${sql.placeholder("now")}::timestamptz`)})`;
export const inPassport: SQL = sql`(${given("passport")} is distinct from 'only' or ${showsPassport})`;
export const passportFirst: SQL = sql`(${given("passport")} is not distinct from 'first' and ${showsPassport})`;

/** The SQL of `visibleProfile`: searching must not confirm a name that the reader does not see. */
const visibleName = sql`case when ${users.deletedAt} is not null then ''
  when case when ${isOwner} then ${users.showProfile}
    else (${conversations.contactSharedAt} is not null and ${users.showContactInfo})
      or (${users.userType} = 'broker' and ${users.identityVerified} and ${users.showProfile}) end
  then ${users.firstName} || ' ' || ${users.lastName} else ${users.firstName} end`;

/** Each word is in the title, the name or a message, ignoring case and accents. */
export const hasWords: SQL = sql`(${given("words")} = '' or not exists (
  select 1 from unnest(string_to_array(search_key(${given("words")}), ' ')) as word
  where not exists (select 1 from ${listings} where ${listings.id} = ${conversations.listingId}
      and strpos(search_key(${titleSeenBy(sql`${me}::uuid`)}), word) > 0)
    and not exists (select 1 from ${users} where ${isOther} and strpos(search_key(${visibleName}), word) > 0)
    and not exists (select 1 from messages searched where searched.conversation_id = ${conversations.id}
      and (searched.sender_id = ${me} or not searched.withheld)
      and strpos(lower(unaccent(searched.content)), word) > 0)))`;

export const seenStatus = sql<ConversationStatus>`case when ${isArchived} then 'archived' else ${conversations.status} end`;
