import { canTake } from "./listing-states.ts";
import {
  isOwnerActive,
  type LivingListing,
  lockListing,
  moveListing,
  settlePaymentsJob,
} from "./move-listing.server.ts";
import { checkListing } from "#app/listings/review/check-listing.server.ts";
import type { Decision } from "./listing-emails.ts";
import { notifyOfDecision } from "./notify-owner.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface Review {
  listingId: string;
  actorId: string;
  /** Null approves; a reason rejects and is shown to the owner. */
  rejection: string | null;
  now: Date;
  requestId?: string | null;
}

export type ReviewOutcome =
  | { ok: true; status: "active" | "draft" }
  | { ok: false; reason: "not-found" | "not-pending" | "owner-inactive" };

export async function reviewListing(db: Db, jobs: Jobs, review: Review): Promise<ReviewOutcome> {
  const { listingId, actorId, rejection, now, requestId = null } = review;
  return db.transaction(async (tx): Promise<ReviewOutcome> => {
    const listing = await lockListing(tx, listingId);
    if (!listing) return { ok: false, reason: "not-found" };
    const by = { now, actorId, requestId };
    // Reviewed findings are not reported again.
    const accepted = async () => ({ details: { findings: await checkListing(tx, listingId) } });
    if (rejection === null && isFlagged(listing)) {
      await moveListing(tx, listing, { ...by, step: "keep", ...(await accepted()) });
      return { ok: true, status: "active" };
    }
    if (!canTake("approve", listing.status, "administrator"))
      return { ok: false, reason: "not-pending" };
    const notify = (decision: Decision) => notifyOfDecision(tx, jobs, { listing, decision });
    if (rejection !== null) {
      await moveListing(tx, listing, {
        ...by,
        step: "reject",
        changes: { rejectionReason: rejection },
        details: { rejection },
      });
      if (listing.packagePurchasedAt)
        await jobs.enqueue(tx, settlePaymentsJob, {
          listingId,
          because: "rejected",
          purchasedAt: listing.packagePurchasedAt.toISOString(),
        });
      await notify({ kind: "rejected", reason: rejection, isRefunded: listing.packageId !== null });
      return { ok: true, status: "draft" };
    }
    const { packagePurchasedAt, expiresAt } = listing;
    if (!packagePurchasedAt || !expiresAt) {
      await moveListing(tx, listing, { ...by, step: "clear", ...(await accepted()) });
      await notify({ kind: "cleared" });
      return { ok: true, status: "draft" };
    }
    if (!(await isOwnerActive(tx, listing))) return { ok: false, reason: "owner-inactive" };
    const waited = now.getTime() - packagePurchasedAt.getTime();
    await moveListing(tx, listing, {
      ...by,
      step: "approve",
      changes: { expiresAt: new Date(expiresAt.getTime() + waited) },
      ...(await accepted()),
    });
    await notify({ kind: "live" });
    return { ok: true, status: "active" };
  });
}

const isFlagged = (listing: LivingListing): boolean =>
  listing.reviewReasons.length > 0 && canTake("keep", listing.status, "administrator");
