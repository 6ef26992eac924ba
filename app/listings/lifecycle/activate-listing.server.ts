import type { PackageId } from "#app/listings/listing.ts";
import { canTake, type StepName } from "#app/listings/lifecycle/listing-states.ts";
import {
  type LivingListing,
  lockListing,
  moveListing,
} from "#app/listings/lifecycle/move-listing.server.ts";
import { isFeaturedPackage } from "#app/listings/lifecycle/package-placement.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface Activation {
  listingId: string;
  packageId: PackageId;
  /** The end of what was paid. */
  paidUntil: Date;
  /** When the checkout began: a listing that was rejected since is not for this payment to bring back. */
  orderedAt?: Date;
  now: Date;
}

export type ActivationOutcome =
  | { ok: true; status: "active" | "pending" }
  /** The payment has to go back. */
  | { ok: false; reason: "not-found" | "owner-gone" | "sold" | "rejected" };

/**
 * A verified payment for a package. Call it in the transaction that records the payment. A listing that was rejected earlier
 * waits for another review, and keeps what was paid.
 */
export async function activateListing(
  tx: Db,
  { listingId, packageId, paidUntil, orderedAt, now }: Activation,
): Promise<ActivationOutcome> {
  const listing = await lockListing(tx, listingId);
  if (!listing) return { ok: false, reason: "not-found" };
  if (listing.ownerDeletedAt) return { ok: false, reason: "owner-gone" };
  if (listing.status === "sold") return { ok: false, reason: "sold" };
  if (orderedAt && listing.rejectedAt && listing.rejectedAt > orderedAt)
    return { ok: false, reason: "rejected" };
  const step = paidStep(listing);
  await moveListing(tx, listing, {
    step,
    now,
    changes: {
      packageId,
      packagePurchasedAt: now,
      expiresAt: paidUntil,
      featured: step !== "hold" && isFeaturedPackage(packageId),
    },
    details: { packageId, paidUntil: paidUntil.toISOString() },
  });
  return { ok: true, status: step === "hold" ? "pending" : "active" };
}

function paidStep(listing: LivingListing): StepName {
  if (canTake("upgrade", listing.status, "payment")) return "upgrade";
  const needsReview = listing.status === "pending" || listing.rejectionReason !== null;
  return needsReview ? "hold" : "activate";
}
