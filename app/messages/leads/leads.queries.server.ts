import { titleSeenBy } from "#app/listings/confidential/own-text.server.ts";
import { and, count, desc, eq, ne, not, or, type SQL, sql } from "drizzle-orm";
import { avatarHref } from "#app/accounts/avatar/avatar.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { shownPassport } from "#app/accounts/passport/passport.ts";
import { holdsPassport, passportColumns } from "#app/accounts/passport/passports.queries.server.ts";
import { passports } from "#app/accounts/passport/passports.table.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { type InboxSearch, tallyLeads } from "./inbox-search.ts";
import type { ConversationStatus, LeadStage } from "./lead.ts";
import { maxTicked } from "#app/ui/bulk/bulk.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { conversationMembers, isMember } from "#app/messages/thread/members.table.ts";
import { calendarDay } from "#app/messages/thread/reading/message-views.ts";
import { readerOf } from "#app/messages/thread/thread.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";
import { replyTimeDays } from "#app/messages/reply-time/reply-time.ts";
import { addDays } from "#app/shared/day.ts";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { pick } from "#app/platform/db/pick.ts";

// Conditions for prepared statements: the search comes in through placeholders.

const me = sql.placeholder("userId");
const given = (name: string) => sql`${sql.placeholder(name)}::text`;

const isMine: SQL = or(
  eq(conversations.buyerId, me),
  eq(conversations.ownerId, me),
  eq(conversations.thirdId, me),
)!;
/** Or who reads along with the owner's broker. */
const isOwner: SQL = ne(conversations.buyerId, me);
const isOther: SQL = sql`${users.id} = case when ${isOwner} then ${conversations.buyerId} else ${conversations.ownerId} end`;
const joinsMember: SQL = isMember(conversations.id, me);

/** If everything is withheld from the reader, the conversation does not exist for them. */
const isKnown: SQL = sql`(${conversations.messageCount} = 0 or exists (select 1 from messages known
  where known.conversation_id = ${conversations.id} and (known.sender_id = ${me} or not known.withheld)))`;

const isArchived: SQL = sql`(${conversationMembers.archivedAt} is not null or ${conversations.status} = 'archived')`;
const isDue: SQL = sql`(coalesce(${conversationMembers.followUpOn} <= ${given("today")}::date, false) and not ${isArchived})`;
/** Read once from the partial index: a join would read them again for each conversation, because the planner expects few. */
const hasUnreadMessages: SQL = sql`${conversations.id} in (select waiting.conversation_id from ${messages} as waiting
  where waiting.recipient_id = ${me} and waiting.read_at is null and not waiting.withheld)`;
const isUnread: SQL = sql`(${conversationMembers.markedUnreadAt} is not null or ${hasUnreadMessages})`;

const inBox: SQL = sql`coalesce((${isOwner}) = (${given("box")} = 'received'), true)`;
const inStatus: SQL = sql`case ${given("status")} when 'archived' then ${isArchived}
  when 'active' then not ${isArchived} and ${conversations.status} = 'active'
  when 'closed' then not ${isArchived} and ${conversations.status} = 'closed'
  else not ${isArchived} end`;
const inNeed: SQL = sql`case ${given("need")} when 'unread' then ${isUnread} when 'due' then ${isDue} else true end`;
const inStage: SQL = sql`(${given("stage")} is null or ${isOwner} and coalesce(${conversationMembers.stage}, 'new') = ${given("stage")})`;
const isAbout: SQL = sql`coalesce(${conversations.listingId} = ${given("listingId")}::uuid, ${given("listingId")} is null)`;

/** The buyer shows something of a passport that holds now. */
const showsPassport: SQL = sql`(${isOwner} and cardinality(${conversations.passportShows}) > 0
  and ${holdsPassport(conversations.buyerId, sql`${sql.placeholder("now")}::timestamptz`)})`;
const inPassport: SQL = sql`(${given("passport")} is distinct from 'only' or ${showsPassport})`;
const passportFirst: SQL = sql`(${given("passport")} is not distinct from 'first' and ${showsPassport})`;

/** The SQL of `visibleProfile`: searching must not confirm a name that the reader does not see. */
const visibleName = sql`case when ${users.deletedAt} is not null then ''
  when case when ${isOwner} then ${users.showProfile}
    else (${conversations.contactSharedAt} is not null and ${users.showContactInfo})
      or (${users.userType} = 'broker' and ${users.identityVerified} and ${users.showProfile}) end
  then ${users.firstName} || ' ' || ${users.lastName} else ${users.firstName} end`;

/** Each word is in the title, the name or a message, ignoring case and accents. */
const hasWords: SQL = sql`(${given("words")} = '' or not exists (
  select 1 from unnest(string_to_array(search_key(${given("words")}), ' ')) as word
  where not exists (select 1 from ${listings} where ${listings.id} = ${conversations.listingId}
      and strpos(search_key(${titleSeenBy(sql`${me}::uuid`)}), word) > 0)
    and not exists (select 1 from ${users} where ${isOther} and strpos(search_key(${visibleName}), word) > 0)
    and not exists (select 1 from messages searched where searched.conversation_id = ${conversations.id}
      and (searched.sender_id = ${me} or not searched.withheld)
      and strpos(lower(unaccent(searched.content)), word) > 0)))`;

const seenStatus = sql<ConversationStatus>`case when ${isArchived} then 'archived' else ${conversations.status} end`;

/** One index lookup per conversation. */
const shownMessage = (db: Db) =>
  db
    .select(pick(messages, "content", "senderId", "warnings", "createdAt"))
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

/** The day decides what is due, the moment whether a passport holds. */
const clock = (now: Date) => ({ now: now.toISOString(), today: calendarDay(now) });

export async function countLeads(db: Db, userId: string, search: InboxSearch, now: Date) {
  const groups = await leadGroups(db).execute({ userId, ...search, ...clock(now) });
  return tallyLeads(groups, search);
}

const leadGroups = prepareOnce((db) =>
  db
    .select({
      isOwner: sql<boolean>`${isOwner}`.as("is_owner"),
      status: seenStatus.as("seen_status"),
      isUnread: sql<boolean>`${isUnread}`.as("is_unread"),
      isDue: sql<boolean>`${isDue}`.as("is_due"),
      count: count(),
    })
    .from(conversations)
    .leftJoin(conversationMembers, joinsMember)
    .where(and(isMine, isKnown, isAbout, inStage, inPassport, hasWords))
    .groupBy(sql`is_owner, seen_status, is_unread, is_due`)
    .prepare("lead_groups"),
);

export async function listLeads(
  db: Db,
  userId: string,
  search: InboxSearch,
  page: Page,
  { now, order }: { now: Date; order: "unread-first" | "latest-first" },
) {
  const rows = await leads(db).execute({
    userId,
    ...search,
    ...clock(now),
    unreadFirst: order === "unread-first",
    limit: page.size,
    offset: offsetOf(page),
  });
  return rows.map(({ other, thread, passport, lastWarnings, ...row }) => {
    const { name, avatar } = visibleProfile(other, readerOf(thread, userId, other));
    return Object.assign(row, {
      otherName: name,
      avatar: avatarHref(avatar, 96),
      passport: passport && shownPassport(passport, thread.passportShows),
      isUnconfirmed: row.isOwner && !other.emailVerified && !other.deletedAt,
      lastIsWarned: !row.lastIsMine && (lastWarnings?.length ?? 0) > 0,
    });
  });
}

export type Lead = Awaited<ReturnType<typeof listLeads>>[number];

/** Reads only the columns that select and sort, and the rest for the rows of the page. */
const leads = prepareOnce((db) => {
  const shown = shownMessage(db);
  const isKnownHere = sql`(${conversations.messageCount} = 0 or ${shown.createdAt} is not null)`;
  const chosen = db
    .select({
      id: conversations.id,
      isUnread: sql<boolean>`${isUnread}`.as("is_unread"),
      content: shown.content,
      senderId: shown.senderId,
      warnings: shown.warnings,
      createdAt: shown.createdAt,
    })
    .from(conversations)
    .leftJoin(conversationMembers, joinsMember)
    .leftJoinLateral(shown, sql`true`)
    .where(
      and(isMine, isKnownHere, isAbout, inStage, inPassport, hasWords, inBox, inStatus, inNeed),
    )
    .orderBy(
      sql`${passportFirst} desc`,
      sql`(${unreadFirst} and ${isUnread}) desc`,
      desc(shown.createdAt),
      desc(conversations.id),
    )
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .as("chosen");
  return db
    .select({
      id: conversations.id,
      status: seenStatus,
      listingId: listings.id,
      listingTitle: titleSeenBy(sql`${me}::uuid`),
      thread: pick(conversations, "buyerId", "ownerId", "contactSharedAt", "passportShows"),
      people: sql`2 + num_nonnulls(${conversations.thirdId})`.mapWith(Number),
      isOwner: sql<boolean>`${isOwner}`,
      other: privateUserColumns,
      messageCount: seenMessages(sql`true`),
      lastMessageAt: chosen.createdAt,
      lastMessage: chosen.content,
      lastIsMine: sql<boolean>`coalesce(${chosen.senderId} = ${me}, false)`,
      lastWarnings: chosen.warnings,
      unread: seenMessages(sql`counted.recipient_id = ${me} and counted.read_at is null`),
      isUnread: chosen.isUnread,
      stage: sql<LeadStage | null>`case when ${isOwner}
        then coalesce(${conversationMembers.stage}, 'new') end`,
      followUpOn: conversationMembers.followUpOn,
      passport: passportColumns,
    })
    .from(chosen)
    .innerJoin(conversations, eq(conversations.id, chosen.id))
    .innerJoin(users, isOther)
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .leftJoin(conversationMembers, joinsMember)
    .leftJoin(passports, and(eq(passports.userId, conversations.buyerId), showsPassport))
    .orderBy(
      sql`(${given("passport")} is not distinct from 'first' and ${passports.userId} is not null) desc`,
      sql`(${unreadFirst} and ${chosen.isUnread}) desc`,
      desc(chosen.createdAt),
      desc(conversations.id),
    )
    .prepare("leads");
});

const unreadFirst = sql`${sql.placeholder("unreadFirst")}::boolean`;

const seenMessages = (condition: SQL) =>
  sql`(select count(*) from messages counted where counted.conversation_id = ${conversations.id}
    and (counted.sender_id = ${me} or not counted.withheld) and ${condition})`.mapWith(Number);

export async function listMatchingLeads(db: Db, userId: string, search: InboxSearch, now: Date) {
  const most = { page: 1, size: maxTicked };
  const found = await listLeads(db, userId, search, most, { now, order: "latest-first" });
  return found.map(({ id }) => id);
}

const maxListings = 100;

export const listLeadListings = (db: Db, userId: string) => leadListings(db).execute({ userId });

const leadListings = prepareOnce((db) => {
  const discussed = db
    .select({
      listingId: conversations.listingId,
      latest: sql`max(${conversations.lastMessageAt})`.as("latest"),
    })
    .from(conversations)
    .where(and(isMine, isKnown))
    .groupBy(conversations.listingId)
    .as("discussed");
  return db
    .select({ id: listings.id, title: titleSeenBy(sql`${me}::uuid`) })
    .from(discussed)
    .innerJoin(listings, eq(listings.id, discussed.listingId))
    .orderBy(sql`${discussed.latest} desc nulls last`, listings.id)
    .limit(maxListings)
    .prepare("lead_listings");
});

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

export async function findThreadBetween(db: Db, one: string, other: string) {
  const [thread] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      or(
        and(eq(conversations.buyerId, one), eq(conversations.ownerId, other)),
        and(eq(conversations.buyerId, other), eq(conversations.ownerId, one)),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt))
    .limit(1);
  return thread ?? null;
}

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
