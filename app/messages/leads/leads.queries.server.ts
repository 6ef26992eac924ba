import { and, desc, eq, not, type SQL, sql } from "drizzle-orm";
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
  isArchived,
  isDue,
  isKnown,
  isMine,
  isOther,
  isOwner,
  isUnread,
  joinsMember,
  me,
  searchValues,
  shownMessage,
  waitingMessages,
} from "#app/messages/leads/inbox-conditions.server.ts";
import type { Lead, LeadCounts, LeadListing } from "#app/messages/leads/lead.ts";
import { maxSelected } from "#app/messages/leads/lead-change.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";

export async function countLeads(
  db: Db,
  userId: string,
  search: InboxSearch,
  today: string,
): Promise<LeadCounts> {
  const [row] = await leadCounts(db).execute({ userId, ...searchValues(search, today) });
  return row!;
}

const leadCounts = prepareOnce((db) => {
  const waiting = waitingMessages(db);
  const filtered = (...conditions: (SQL | undefined)[]) =>
    sql`count(*) filter (where ${and(...conditions)})`.mapWith(Number);
  const hasNeed = inNeed(isUnread(waiting.unread));
  return db
    .select({
      found: filtered(inBox, inStatus, hasNeed),
      received: filtered(isOwner, inStatus, hasNeed),
      sent: filtered(not(isOwner), inStatus, hasNeed),
      inbox: filtered(inBox, hasNeed, not(isArchived)),
      active: filtered(inBox, hasNeed, not(isArchived), eq(conversations.status, "active")),
      closed: filtered(inBox, hasNeed, not(isArchived), eq(conversations.status, "closed")),
      archived: filtered(inBox, hasNeed, isArchived),
      unread: filtered(inBox, inStatus, isUnread(waiting.unread)),
      due: filtered(inBox, inStatus, isDue),
    })
    .from(conversations)
    .innerJoin(users, isOther)
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .leftJoin(conversationMembers, joinsMember)
    .leftJoin(waiting, eq(waiting.conversationId, conversations.id))
    .where(and(isMine, isKnown, isAbout, inStage, hasWords))
    .prepare("lead_counts");
});

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

const leads = prepareOnce((db) => {
  const waiting = waitingMessages(db);
  const shown = shownMessage(db);
  return db
    .select({
      id: conversations.id,
      status: sql<
        Lead["status"]
      >`case when ${isArchived} then 'archived' else ${conversations.status} end`,
      listingId: listings.id,
      listingTitle: listings.title,
      isOwner: sql<boolean>`${isOwner}`,
      other: privateUserColumns,
      messageCount:
        sql`(select count(*) from messages counted where counted.conversation_id = ${conversations.id}
        and (counted.sender_id = ${me} or not counted.withheld))`.mapWith(Number),
      lastMessageAt: shown.createdAt,
      lastMessage: shown.content,
      lastIsMine: sql<boolean>`coalesce(${shown.senderId} = ${me}, false)`,
      lastWarnings: shown.warnings,
      unread: sql`coalesce(${waiting.unread}, 0)`.mapWith(Number),
      isUnread: sql<boolean>`${isUnread(waiting.unread)}`,
      stage: sql<
        Lead["stage"]
      >`case when ${isOwner} then coalesce(${conversationMembers.stage}, 'new') end`,
      followUpOn: conversationMembers.followUpOn,
    })
    .from(conversations)
    .innerJoin(users, isOther)
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .leftJoin(conversationMembers, joinsMember)
    .leftJoin(waiting, eq(waiting.conversationId, conversations.id))
    .leftJoinLateral(shown, sql`true`)
    .where(
      and(
        isMine,
        isKnown,
        isAbout,
        inStage,
        hasWords,
        inBox,
        inStatus,
        inNeed(isUnread(waiting.unread)),
      ),
    )
    .orderBy(
      sql`(${sql.placeholder("unreadFirst")}::boolean and ${isUnread(waiting.unread)}) desc`,
      desc(shown.createdAt),
      desc(conversations.id),
    )
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("leads");
});

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
    { page: 1, size: maxSelected },
    { today, order: "latest-first" },
  );
  return found.map(({ id }) => id);
}

const maxListings = 100;

/** The listings that somebody has conversations about, for the filter; the latest conversation first. */
export async function listLeadListings(db: Db, userId: string): Promise<LeadListing[]> {
  return leadListings(db).execute({ userId });
}

const leadListings = prepareOnce((db) =>
  db
    .select({ id: listings.id, title: listings.title })
    .from(conversations)
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .where(and(isMine, isKnown))
    .groupBy(listings.id, listings.title)
    .orderBy(sql`max(${conversations.lastMessageAt}) desc nulls last`, listings.id)
    .limit(maxListings)
    .prepare("lead_listings"),
);
