import { and, count, desc, eq, not, or, type SQL, sql } from "drizzle-orm";
import { avatarHref } from "#app/accounts/avatar/avatar.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { shownPassport } from "#app/accounts/passport/passport.ts";
import { passportColumns } from "#app/accounts/passport/passports.queries.server.ts";
import { passports } from "#app/accounts/passport/passports.table.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { titleSeenBy } from "#app/listings/confidential/own-text.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { type InboxSearch, tallyLeads } from "./inbox-search.ts";
import type { LeadStage } from "./lead.ts";
import {
  given,
  hasWords,
  inBox,
  inNeed,
  inPassport,
  inStage,
  inStatus,
  isAbout,
  isDue,
  isKnown,
  isMine,
  isOther,
  isOwner,
  isUnread,
  joinsMember,
  me,
  passportFirst,
  seenStatus,
  showsPassport,
} from "./lead-conditions.server.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import { calendarDay } from "#app/messages/thread/reading/message-views.ts";
import { readerOf } from "#app/messages/thread/thread.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";
import { maxTicked } from "#app/ui/bulk/bulk.ts";

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

/** Follow-ups are due by the day, passports expire by the moment. */
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

interface ListOptions {
  now: Date;
  order: "unread-first" | "latest-first";
  /** In the order "latest-first", for programs: begins after this one, whatever came meanwhile. */
  after?: { at: Date; id: string } | null;
}

export async function listLeads(
  db: Db,
  userId: string,
  search: InboxSearch,
  page: Page,
  { now, order, after = null }: ListOptions,
) {
  const rows = await leads(db).execute({
    userId,
    ...search,
    ...clock(now),
    unreadFirst: order === "unread-first",
    afterAt: after?.at.toISOString() ?? null,
    afterId: after?.id ?? null,
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
  const isAfter = sql`(${given("afterAt")} is null
    or (coalesce(${shown.createdAt}, '9999-12-31Z'), ${conversations.id})
      < (${given("afterAt")}::timestamptz, ${given("afterId")}::uuid))`;
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
      and(
        isMine,
        isKnownHere,
        isAbout,
        inStage,
        inPassport,
        hasWords,
        inBox,
        inStatus,
        inNeed,
        isAfter,
      ),
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
