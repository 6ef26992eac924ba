import type { PackageId, ReviewReason } from "#app/listings/listing.ts";
import { canTake, type StepName } from "./listing-states.ts";
import { type LivingListing, lockListing, moveListing } from "./move-listing.server.ts";
import { isFeaturedPackage } from "./package-placement.ts";
import { checkListing } from "#app/listings/review/check-listing.server.ts";
import { type Finding, reasonsOf } from "#app/listings/review/findings.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface Activation {
  listingId: string;
  packageId: PackageId;
  paidAt: Date;
  paidUntil: Date;
  /** When the checkout started: this payment does not republish a listing that was rejected since. */
  orderedAt?: Date;
  now: Date;
}

export type ActivationOutcome =
  | { ok: true; status: "active" }
  | { ok: true; status: "pending"; reasons: ReviewReason[] }
  | { ok: false; reason: "not-found" | "owner-gone" | "sold" | "rejected" };

/** Call it in the transaction that records the payment for a package. A listing that needs a review waits and keeps its payment. */
export async function activateListing(
  tx: Db,
  { listingId, packageId, paidAt, paidUntil, orderedAt, now }: Activation,
): Promise<ActivationOutcome> {
  const listing = await lockListing(tx, listingId);
  if (!listing) return { ok: false, reason: "not-found" };
  if (listing.ownerDeletedAt) return { ok: false, reason: "owner-gone" };
  if (listing.status === "sold") return { ok: false, reason: "sold" };
  if (orderedAt && listing.rejectedAt && listing.rejectedAt > orderedAt)
    return { ok: false, reason: "rejected" };
  const isLive = canTake("upgrade", listing.status, "payment");
  const findings = isLive ? [] : await checkListing(tx, listingId);
  const step = isLive ? "upgrade" : paidStep(listing, findings);
  const reasons = reasonsOf(findings);
  await moveListing(tx, listing, {
    step,
    now,
    changes: {
      packageId,
      packagePurchasedAt: paidAt,
      expiresAt: paidUntil,
      featured: step !== "hold" && isFeaturedPackage(packageId),
      ...(!isLive && { reviewReasons: reasons }),
    },
    details: {
      packageId,
      paidUntil: paidUntil.toISOString(),
      ...(findings.length > 0 && { findings }),
    },
  });
  return step === "hold"
    ? { ok: true, status: "pending", reasons }
    : { ok: true, status: "active" };
}

function paidStep(listing: LivingListing, findings: readonly Finding[]): StepName {
  const isWaiting =
    listing.status === "pending" ||
    listing.rejectionReason !== null ||
    // Paid just before the owner was deactivated: nobody is responsible for it now.
    listing.ownerDeactivatedAt !== null;
  return isWaiting || findings.length > 0 ? "hold" : "activate";
}
