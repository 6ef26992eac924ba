import { canTake } from "#app/listings/lifecycle/listing-states.ts";
import { lockListing, moveListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { settlePaymentsJob } from "#app/listings/lifecycle/settle-payments.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface Review {
  listingId: string;
  /** The administrator who decides. */
  actorId: string;
  /** Null approves; a reason rejects, and is read by the owner. */
  rejection: string | null;
  now: Date;
  requestId?: string | null;
}

export type ReviewOutcome =
  | { ok: true; status: "active" | "draft" }
  | { ok: false; reason: "not-found" | "not-pending" };

/** An administrator decides about a listing that waits. Time spent waiting is not taken from what was paid. */
export async function reviewListing(db: Db, jobs: Jobs, review: Review): Promise<ReviewOutcome> {
  const { listingId, actorId, rejection, now, requestId = null } = review;
  return db.transaction(async (tx): Promise<ReviewOutcome> => {
    const listing = await lockListing(tx, listingId);
    if (!listing) return { ok: false, reason: "not-found" };
    if (!canTake("approve", listing.status, "administrator"))
      return { ok: false, reason: "not-pending" };
    const by = { now, actorId, requestId };
    if (rejection !== null) {
      await moveListing(tx, listing, {
        ...by,
        step: "reject",
        changes: { rejectionReason: rejection },
        details: { rejection },
      });
      if (listing.packageId)
        await jobs.enqueue(tx, settlePaymentsJob, { listingId, because: "rejected" });
      return { ok: true, status: "draft" };
    }
    const { packagePurchasedAt, expiresAt } = listing;
    if (!packagePurchasedAt || !expiresAt) {
      await moveListing(tx, listing, { ...by, step: "clear" });
      return { ok: true, status: "draft" };
    }
    const waited = now.getTime() - packagePurchasedAt.getTime();
    await moveListing(tx, listing, {
      ...by,
      step: "approve",
      changes: { expiresAt: new Date(expiresAt.getTime() + waited) },
    });
    return { ok: true, status: "active" };
  });
}
