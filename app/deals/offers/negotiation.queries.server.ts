import { and, asc, eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { lockPerson } from "#app/accounts/lock-person.server.ts";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import {
  isKnownThread,
  isOtherPerson,
  lockOwnThread,
  type OwnThread,
  representedId,
} from "#app/messages/thread/thread.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { titleSeenBy } from "#app/listings/confidential/own-text.server.ts";
import { offers } from "./offers.table.ts";
import { sideOf } from "./party.ts";

const isBlocked = sql<boolean>`exists (select 1 from user_blocks b
  where (b.blocker_id = ${conversations.buyerId} and b.blocked_id in (${conversations.ownerId}, ${conversations.thirdId}))
    or (b.blocked_id = ${conversations.buyerId} and b.blocker_id in (${conversations.ownerId}, ${conversations.thirdId})))`;

/** Null for strangers, and for conversations in which nothing can be negotiated. */
export async function findNegotiation(db: Db, { conversationId, userId }: OwnThread) {
  const [row] = await db
    .select({
      ...pick(conversations, "id", "buyerId", "ownerId", "thirdId", "status", "closedBy"),
      representedId,
      isBlocked,
      other: pick(users, "id", "deletedAt", "deactivatedAt"),
      listing: {
        ...pick(
          listings,
          ...(["id", "ownerId", "brokerId", "title", "status", "expiresAt"] as const),
          ...(["saleAgreedAt", "timezone", "currency", "country", "region"] as const),
          ...(["askingPrice", "annualCashFlow"] as const),
        ),
        /** As the buyer may know it. */
        buyersTitle: titleSeenBy(sql`${conversations.buyerId}`),
      },
    })
    .from(conversations)
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .innerJoin(users, isOtherPerson(userId))
    .where(and(eq(conversations.id, conversationId), isKnownThread(userId)));
  const side = row && sideOf(row, userId);
  return side ? { ...row, side } : null;
}

export type Negotiation = NonNullable<Awaited<ReturnType<typeof findNegotiation>>>;

/**
 * Locks the person, so that a double click waits, then the listing, so that everything about its offers happens one after the
 * other, then the conversation. In this order, as inquiries do.
 */
export async function lockNegotiation(tx: Db, own: OwnThread) {
  await lockPerson(tx, own.userId);
  const seen = await findNegotiation(tx, own);
  const living = seen && (await lockListing(tx, seen.listing.id));
  if (!living) return null;
  await lockOwnThread(tx, own);
  const negotiation = await findNegotiation(tx, own);
  return negotiation && { ...negotiation, living, offers: await listStanding(tx, living.id) };
}

export type LockedNegotiation = NonNullable<Awaited<ReturnType<typeof lockNegotiation>>>;

export const listStanding = (tx: Db, listingId: string) =>
  tx
    .select(pick(offers, "id", "conversationId", "by", "state", "validUntil"))
    .from(offers)
    .where(eq(offers.listingId, listingId))
    .orderBy(asc(offers.conversationId), asc(offers.number));

/** Of one conversation, oldest first. */
export const listOffers = (db: Db, conversationId: string) =>
  db
    .select(
      pick(
        offers,
        ...([
          "id",
          "conversationId",
          "number",
          "by",
          "madeBy",
          "state",
          "price",
          "currency",
        ] as const),
        ...(["terms", "validUntil", "reason", "createdAt", "closedAt"] as const),
      ),
    )
    .from(offers)
    .where(eq(offers.conversationId, conversationId))
    .orderBy(asc(offers.number));

export type OfferRow = Awaited<ReturnType<typeof listOffers>>[number];
