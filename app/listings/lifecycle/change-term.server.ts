import { eq } from "drizzle-orm";
import { canTake } from "#app/listings/lifecycle/listing-states.ts";
import { lockListing, moveListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface TermExtension {
  listingId: string;
  paidUntil: Date;
  now: Date;
}

export type ExtensionOutcome =
  | { ok: true; revived: boolean }
  | { ok: false; reason: "not-found" | "owner-gone" };

/**
 * A renewal was paid: the term never gets shorter by it. A listing that expired while the payment was on its way comes back; one
 * that its owner sold or withdrew, or that was taken down, keeps the time in case it returns.
 */
export async function extendTerm(
  tx: Db,
  { listingId, paidUntil, now }: TermExtension,
): Promise<ExtensionOutcome> {
  const listing = await lockListing(tx, listingId);
  if (!listing) return { ok: false, reason: "not-found" };
  if (listing.ownerDeletedAt) return { ok: false, reason: "owner-gone" };
  const { expiresAt, withdrawnAt, rejectedAt, packageId, status } = listing;
  const until = expiresAt && expiresAt > paidUntil ? expiresAt : paidUntil;
  const revived =
    canTake("revive", status, "payment") &&
    !withdrawnAt &&
    !rejectedAt &&
    packageId !== null &&
    until > now;
  if (revived || canTake("renew", status, "payment"))
    await moveListing(tx, listing, {
      step: revived ? "revive" : "renew",
      now,
      changes: { expiresAt: until },
      details: { until: until.toISOString() },
    });
  else await tx.update(listings).set({ expiresAt: until }).where(eq(listings.id, listingId));
  return { ok: true, revived };
}

export interface TermEnd {
  listingId: string;
  /** Renewals ended: the listing runs to the end of what was paid. Reversed: the money went back, and the listing goes down. */
  because: "renewal-ended" | "payment-reversed";
  /** The end of what remains paid. */
  endsAt: Date;
  now: Date;
}

export async function endTerm(
  tx: Db,
  { listingId, because, endsAt, now }: TermEnd,
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  const listing = await lockListing(tx, listingId);
  if (!listing) return { ok: false, reason: "not-found" };
  const { status } = listing;
  if (because === "payment-reversed" && canTake("revoke", status, "payment"))
    await moveListing(tx, listing, { step: "revoke", now, changes: { expiresAt: endsAt } });
  else if (because === "payment-reversed" && status === "expired")
    // Otherwise a withdrawn listing, or one that runs until sold, could come back on money that was returned.
    await tx
      .update(listings)
      .set({ expiresAt: endsAt, packageId: null, packagePurchasedAt: null, withdrawnAt: null })
      .where(eq(listings.id, listingId));
  else await tx.update(listings).set({ expiresAt: endsAt }).where(eq(listings.id, listingId));
  return { ok: true };
}
