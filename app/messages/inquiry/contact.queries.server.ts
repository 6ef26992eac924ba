import { and, eq, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { isInDirectory } from "#app/browsing/brokers/brokers.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { isSaleAgreed, managerColumns } from "#app/listings/public-listing.server.ts";
import type { ContactState } from "./contact-state.ts";
import type { ContactRefusal, InquiryTo } from "./inquiry.ts";
import { conversations } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import { pick } from "#app/platform/db/pick.ts";

/** Confidential: no page may show it. */
export async function findContactedListing(db: Db, listingId: string) {
  const [listing] = await contactedListing(db).execute({ listingId });
  return listing ?? null;
}

const contactedListing = prepareOnce((db) =>
  db
    .select({
      ...pick(listings, "title", "status", "expiresAt", "confidential"),
      ...managerColumns,
      saleAgreed: isSaleAgreed,
      ...pick(listings, "responseTime", "answersPassports"),
      /** The broker while a mandate runs: answering buyers is part of it. */
      manager: {
        allowMessages: sql<boolean>`${listings.brokerId} is not null or ${users.allowMessages}`,
        ...pick(users, "userType", "deactivatedAt", "deletedAt"),
      },
    })
    .from(listings)
    .innerJoin(users, eq(users.id, sql`coalesce(${listings.brokerId}, ${listings.ownerId})`))
    .where(eq(listings.id, sql.placeholder("listingId")))
    .prepare("contacted_listing"),
);

export async function findContactedBroker(db: Db, brokerId: string) {
  const [broker] = await db
    .select(pick(users, "id", "firstName", "lastName", "allowMessages"))
    .from(users)
    .where(and(eq(users.id, brokerId), isInDirectory));
  return broker ?? null;
}

/** In one query, because the page needs both the conversation and the prefill. */
export async function findContactingBuyer(db: Db, to: InquiryTo, buyerId: string) {
  const [row] =
    "listingId" in to
      ? await buyerOfListing(db).execute({ ...to, buyerId })
      : await selectBuyer(
          db,
          buyerId,
          and(isNull(conversations.listingId), eq(conversations.ownerId, to.brokerId))!,
        );
  if (!row) throw new Error(`no user ${buyerId}`);
  const { thread, emailVerified, firstName, lastName, phone, email } = row;
  const fullName = `${firstName} ${lastName}`.trim();
  return { thread, emailVerified, prefill: { fullName, phoneNumber: phone, emailAddress: email } };
}

const buyerOfListing = prepareOnce((db) =>
  selectBuyer(
    db,
    sql.placeholder("buyerId"),
    eq(conversations.listingId, sql.placeholder("listingId")),
  ).prepare("contacting_buyer"),
);

const selectBuyer = (db: Db, buyerId: string | Placeholder, isThread: SQL) =>
  db
    .select({
      ...pick(users, "firstName", "lastName", "phone", "email", "emailVerified"),
      thread: pick(conversations, "id", "status", "messageCount"),
    })
    .from(users)
    .leftJoin(conversations, and(isThread, eq(conversations.buyerId, users.id)))
    .where(eq(users.id, buyerId));

export function chooseContactState(
  reason: ContactRefusal | null,
  buyer: Awaited<ReturnType<typeof findContactingBuyer>> | null,
): ContactState {
  if (reason) return { kind: "refused", reason };
  if (!buyer) return { kind: "visitor" };
  const { prefill, emailVerified: confirmed } = buyer;
  return { kind: "form", formKey: createId(), prefill, confirmed };
}
