import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { InboxSearch } from "#app/messages/leads/inbox-search.ts";
import {
  hasWords,
  inBox,
  inNeed,
  inStage,
  inStatus,
  isAbout,
  isDue,
  isKnown,
  isKnownBy,
  isMine,
  isOther,
  isOwner,
  isUnread,
  joinsMember,
  me,
  searchValues,
  seenStatus,
  shownMessage,
} from "#app/messages/leads/inbox-conditions.server.ts";
import type { Lead, LeadCounts, LeadListing } from "#app/messages/leads/lead.ts";
import { maxTicked } from "#app/ui/bulk/bulk.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { tallyLeads } from "#app/messages/leads/tally-leads.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";

export async function countLeads(
  db: Db,
  userId: string,
  search: InboxSearch,
  today: string,
): Promise<LeadCounts> {
  const groups = await leadGroups(db).execute({ userId, ...searchValues(search, today) });
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
    .where(and(isMine, isKnown, isAbout, inStage, hasWords))
    .groupBy(sql`is_owner, seen_status, is_unread, is_due`)
    .prepare("lead_groups"),
);

export type LeadOrder = "unread-first" | "latest-first";

/** Conversations as owner and as buyer. */
export async function listLeads(
  db: Db,
  userId: string,
  search: InboxSearch,
  page: Page,
  { today, order }: { today: string; order: LeadOrder },
): Promise<Lead[]> {
  const rows = await leads(db).execute({
    userId,
    ...searchValues(search, today),
    unreadFirst: order === "unread-first",
    limit: page.size,
    offset: offsetOf(page),
  });
  const reader = { id: userId, userType: "buyer", isCounterpart: true } as const;
  return rows.map(({ other, lastWarnings, ...row }) => {
    const { name, avatar } = visibleProfile(other, reader);
    return Object.assign(row, {
      otherName: name,
      otherAvatar: avatar,
      isUnconfirmed: row.isOwner && !other.emailVerified && !other.deletedAt,
      lastIsWarned: !row.lastIsMine && (lastWarnings?.length ?? 0) > 0,
    });
  });
}

/** Of all conversations only what chooses and orders them is read, the rest for those of the page. */
const leads = prepareOnce((db) => {
  const shown = shownMessage(db);
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
      and(isMine, isKnownBy(shown.createdAt), isAbout, inStage, hasWords, inBox, inStatus, inNeed),
    )
    .orderBy(
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
      listingTitle: listings.title,
      isOwner: sql<boolean>`${isOwner}`,
      other: privateUserColumns,
      messageCount: seenMessages(sql`true`),
      lastMessageAt: chosen.createdAt,
      lastMessage: chosen.content,
      lastIsMine: sql<boolean>`coalesce(${chosen.senderId} = ${me}, false)`,
      lastWarnings: chosen.warnings,
      unread: seenMessages(sql`counted.recipient_id = ${me} and counted.read_at is null`),
      isUnread: chosen.isUnread,
      stage: sql<
        Lead["stage"]
      >`case when ${isOwner} then coalesce(${conversationMembers.stage}, 'new') end`,
      followUpOn: conversationMembers.followUpOn,
    })
    .from(chosen)
    .innerJoin(conversations, eq(conversations.id, chosen.id))
    .innerJoin(users, isOther)
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .leftJoin(conversationMembers, joinsMember)
    .orderBy(
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

/** The conversations that a search finds, for one change of all of them. */
export async function listMatchingLeads(
  db: Db,
  userId: string,
  search: InboxSearch,
  today: string,
): Promise<string[]> {
  const found = await listLeads(
    db,
    userId,
    search,
    { page: 1, size: maxTicked },
    { today, order: "latest-first" },
  );
  return found.map(({ id }) => id);
}

const maxListings = 100;

/** The listings of a person's conversations, for the filter; the latest conversation first. */
export async function listLeadListings(db: Db, userId: string): Promise<LeadListing[]> {
  return leadListings(db).execute({ userId });
}

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
    .select({ id: listings.id, title: listings.title })
    .from(discussed)
    .innerJoin(listings, eq(listings.id, discussed.listingId))
    .orderBy(sql`${discussed.latest} desc nulls last`, listings.id)
    .limit(maxListings)
    .prepare("lead_listings");
});
