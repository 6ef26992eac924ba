import { and, eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import { notifyOfDecision } from "#app/listings/lifecycle/notify-owner.server.ts";
import {
  isOwnerActive,
  lockListing,
  settlePaymentsJob,
} from "#app/listings/lifecycle/move-listing.server.ts";
import { changeListing } from "#app/listings/confidential/store-listing.server.ts";
import { giveConversations } from "#app/messages/mandates/give-conversations.server.ts";
import { stopRunning } from "#app/messages/mandates/end-mandate.server.ts";
import { lockMandate } from "#app/messages/mandates/mandates.queries.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { becomeSeller, getContactOf } from "#app/selling/wizard/create-draft.server.ts";
import { findActiveUserId } from "#app/selling/administration/create-listing-for.server.ts";
import { changeConversation } from "./change-conversation.server.ts";
import type { Outcome } from "#app/shared/outcome.ts";

export interface OwnerChange {
  listingId: string;
  actorId: string;
  /** Of the new owner. */
  email: string;
  reason: string;
  requestId: string;
  now: Date;
}

export type OwnerOutcome = Outcome<"not-found" | "no-account" | "same-owner" | "sold">;

/**
 * Gives a listing to another account. What belongs to the listing goes along: its text, files, package, term and
 * conversations. What belongs to the previous owner does not: contact details are replaced, the mandate and the monthly
 * renewals end, and orders stay with whoever paid them. A sold listing stays: its sale and fee are settled with its seller.
 */
export const changeListingOwner = (
  db: Db,
  jobs: Jobs,
  { listingId, actorId, email, reason, requestId, now }: OwnerChange,
): Promise<OwnerOutcome> =>
  db.transaction(async (tx): Promise<OwnerOutcome> => {
    const listing = await lockListing(tx, listingId);
    if (!listing) return { ok: false, reason: "not-found" };
    const ownerId = await findActiveUserId(tx, email);
    if (!ownerId || !(await isOwnerActive(tx, { ownerId })))
      return { ok: false, reason: "no-account" };
    if (ownerId === listing.ownerId) return { ok: false, reason: "same-owner" };
    if (listing.status === "sold") return { ok: false, reason: "sold" };

    const { running } = await lockMandate(tx, listingId);
    if (running)
      await stopRunning({ tx, jobs, now }, running, {
        cause: "administrator",
        reason: "The listing has another owner.",
        actorId,
        requestId,
      });
    const contact = await getContactOf(tx, ownerId);
    await changeListing(tx, listingId, { ownerId, ...contact, updatedAt: now });
    await becomeSeller(tx, ownerId, requestId);
    await closeOwnInquiry(tx, { listingId, ownerId, actorId, requestId });
    await giveConversations(tx, {
      listingId,
      from: listing.ownerId,
      to: ownerId,
      thirdId: null,
      now,
    });
    // The previous owner's card is not charged for another person's listing.
    await jobs.enqueue(tx, settlePaymentsJob, { listingId, because: "withdrawn" });
    await auditListing(tx, { listingId, actorId, requestId }, "listing-owner-changed", {
      before: { owner: await nameOf(tx, listing.ownerId) },
      after: { owner: await nameOf(tx, ownerId) },
      reason,
    });
    // In the order of their ids, as `notify` asks.
    const told = [
      { ownerId: listing.ownerId, decision: { kind: "given-away", reason } as const },
      { ownerId, decision: { kind: "received", status: listing.status } as const },
    ].toSorted((one, other) => (one.ownerId < other.ownerId ? -1 : 1));
    for (const { decision, ...owner } of told)
      await notifyOfDecision(tx, jobs, {
        listing: { id: listingId, title: listing.title, ...owner },
        decision,
      });
    return { ok: true };
  });

/** The new owner may have written to the previous one as a buyer. */
async function closeOwnInquiry(
  tx: Db,
  {
    listingId,
    ownerId,
    ...by
  }: { listingId: string; ownerId: string; actorId: string; requestId: string },
): Promise<void> {
  const own = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.listingId, listingId), eq(conversations.buyerId, ownerId)));
  for (const { id } of own)
    await changeConversation(tx, { conversationId: id, status: "closed", ...by });
}

async function nameOf(tx: Db, userId: string): Promise<string> {
  const [user] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return `${user!.name} (${user!.email})`;
}
