import { eq } from "drizzle-orm";
import { formerMember, visibleContact, visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { avatarHref } from "#app/accounts/avatar/avatar.ts";
import type { Services } from "#app/context.ts";
import { selectCards } from "#app/listings/card/listing-cards.queries.server.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { isPublic } from "#app/listings/listing.ts";
import { isManagedBy } from "#app/listings/manager.ts";
import { makeBrief } from "#app/listings/card/make-card.ts";
import { listings } from "#app/listings/listings.table.ts";
import {
  findFirstInquiry,
  listAuthors,
  listMessageFiles,
  listMessages,
} from "#app/messages/thread/reading/messages.queries.server.ts";
import { findThreadPassport } from "#app/messages/passport/thread-passport.queries.server.ts";
import { listQuickReplies } from "#app/messages/thread/quick-replies/change-quick-replies.server.ts";
import { findThread, participantsOf, type ThreadRow } from "./thread.queries.server.ts";
import { canReopen, findReplyRefusal, isFollowUpDue, readerOf } from "./thread.ts";
import { calendarDay, makeMessageViews } from "#app/messages/thread/reading/message-views.ts";
import {
  formatReplyRate,
  formatReplyTime,
  noReplyRecord,
} from "#app/messages/reply-time/reply-time.ts";
import { getReplies } from "#app/messages/reply-time/reply-times.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Currency } from "#app/shared/money.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

interface ThreadQuery {
  conversationId: string;
  userId: string;
  before: string | null;
  currency: Currency;
  now: Date;
}

type ThreadServices = Pick<Services, "db" | "queryCache">;

export async function loadThread(services: ThreadServices, query: ThreadQuery) {
  const { db } = services;
  const { conversationId, userId, before, now } = query;
  const thread = await findThread(db, conversationId, userId);
  if (!thread) return null;
  // The buyer's counterpart, or who reads along with them.
  const isOwner = thread.buyerId !== userId;
  const [page, inquiry, quickReplies, listing, other, passport] = await Promise.all([
    listMessages(db, { conversationId, userId, before }),
    findFirstInquiry(db, conversationId, userId),
    listQuickReplies(db, userId),
    loadListing(services, thread, query),
    describeOther(services, thread, query),
    findThreadPassport(db, thread, userId, now),
  ]);
  const messageIds = page.messages.map(({ id }) => id);
  const [files, names] = await Promise.all([
    listMessageFiles(db, messageIds),
    nameAuthors(db, thread, userId, page.messages),
  ]);
  const company = describeCompany(thread, userId, names);
  const { member } = thread;
  const refusal = findReplyRefusal(thread);
  return {
    id: thread.id,
    isOwner,
    isClosed: thread.status === "closed",
    refusal,
    canReopen: canReopen(thread, userId),
    isClosedByAdministrator: thread.status === "closed" && thread.closedBy === null,
    isArchived: Boolean(member?.archivedAt) || thread.status === "archived",
    canBlock: company?.part !== "broker",
    isBlocked: thread.isBlocked && company?.part !== "broker",
    listing,
    other,
    passport,
    sharing: describeSharing(thread),
    inquiry: inquiry?.inquiryData && {
      ...inquiry.inquiryData,
      // Text behind a warning below must not be readable above it.
      message: isOwner && inquiry.warnings.length > 0 ? null : inquiry.inquiryData.message,
    },
    record: isOwner
      ? {
          stage: member?.stage ?? "new",
          followUpOn: member?.followUpOn ?? null,
          isDue: isFollowUpDue(member?.followUpOn ?? null, calendarDay(now)),
          notes: member?.notes ?? "",
        }
      : null,
    quickReplies,
    company,
    messages: makeMessageViews(page.messages, files, {
      userId,
      names,
      isGroup: thread.thirdId !== null,
      isClosed: refusal !== null,
      now,
    }),
    older: page.hasOlder ? page.messages[0]!.id : null,
    isLatest: before === null,
    hasUnread:
      Boolean(member?.markedUnreadAt) ||
      page.messages.some(({ recipientId, readAt }) => recipientId === userId && !readAt),
  };
}

/** The names of everybody who wrote or reads, as this person may see them. */
export async function nameAuthors(
  db: Db,
  thread: ThreadRow,
  userId: string,
  messages: readonly { senderId: string }[],
): Promise<Map<string, string>> {
  const senders = messages.map(({ senderId }) => senderId);
  const authors = await listAuthors(db, [...senders, ...participantsOf(thread)]);
  return new Map(
    authors.map((one) => [one.id, visibleProfile(one, readerOf(thread, userId, one)).name]),
  );
}

export type ThreadData = NonNullable<Awaited<ReturnType<typeof loadThread>>>;

/** What the owner may do about their contact details. If their privacy settings hide these, nothing is shared. */
const describeSharing = ({ contactSharedAt, mayShareContact }: ThreadRow) =>
  mayShareContact ? (contactSharedAt ? ("shared" as const) : ("possible" as const)) : null;

/** Who else is in the conversation, and in which part this person is. */
function describeCompany(
  { buyerId, ownerId, thirdId, listing }: ThreadRow,
  userId: string,
  names: ReadonlyMap<string, string>,
) {
  if (!thirdId) return null;
  const nameOf = (id: string) => names.get(id) ?? formerMember;
  if (listing?.ownerId !== thirdId)
    return {
      part: "introduced" as const,
      name: nameOf(userId === thirdId ? ownerId : thirdId),
    };
  const part = userId === buyerId ? "buyer" : userId === ownerId ? "broker" : "owner";
  return { part, name: nameOf(ownerId) } as const;
}

async function loadListing(
  { db, queryCache }: ThreadServices,
  { listing }: ThreadRow,
  { userId, currency, now }: ThreadQuery,
) {
  if (!listing) return null;
  const isOwn = isManagedBy(listing, { id: userId });
  const isOpen = isPublic(listing, now) || listing.status === "sold";
  const state = isPublic(listing, now)
    ? listing.saleAgreedAt
      ? ("sale-agreed" as const)
      : ("for-sale" as const)
    : listing.status === "sold"
      ? ("sold" as const)
      : ("not-listed" as const);
  const { id, title, confidential } = listing;
  const known = { id, title, confidential, state, isOwn };
  if (!isOwn && !isOpen) return { ...known, brief: null };
  const [[row], rates] = await Promise.all([
    selectCards(db, eq(listings.id, listing.id), [], 1),
    getCachedRates(queryCache),
  ]);
  const brief = row ? makeBrief(row, { currency, rates, compact: true }) : null;
  return {
    ...known,
    brief: brief && {
      photo: brief.photo,
      askingPrice: brief.askingPrice,
      revenue: brief.revenue,
      cashFlow: brief.cashFlow,
    },
  };
}

async function describeOther(
  { queryCache }: ThreadServices,
  thread: ThreadRow,
  { userId, now }: ThreadQuery,
) {
  const { other, otherSince, ownerId, buyerId } = thread;
  const viewer = readerOf(thread, userId, other);
  const profile = visibleProfile(other, viewer);
  // Only owners and brokers have a reply record.
  const replies =
    other.id === ownerId && !other.deletedAt ? await getReplies(queryCache, [ownerId], now) : null;
  const { seconds, rate } = replies?.get(ownerId) ?? noReplyRecord;
  return {
    name: profile.name,
    avatar: avatarHref(profile.avatar, 96),
    place: profile.place,
    about: profile.about,
    brokerage: profile.brokerage,
    brokerHref: profile.isBroker && !other.deactivatedAt ? `/brokers/${other.id}` : null,
    verification: profile.verification,
    // Buyers learn nothing about the owner's address.
    isUnconfirmed: other.id === buyerId && !other.emailVerified && !other.deletedAt,
    memberSince:
      other.showProfile && !other.deletedAt
        ? formatDate(otherSince.toISOString(), { format: "month" })
        : null,
    contact: visibleContact(other, viewer),
    replyTime: formatReplyTime(seconds),
    replyRate: formatReplyRate(rate),
  };
}
