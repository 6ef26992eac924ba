import { and, eq, gt, inArray } from "drizzle-orm";
import type { ActivationStep } from "#app/accounts/administration/deactivate-user.server.ts";
import { steps } from "#app/listings/lifecycle/listing-states.ts";
import {
  lockListing,
  moveListing,
  settlePaymentsJob,
} from "#app/listings/lifecycle/move-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { recheckListing } from "#app/listings/review/check-listing.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

/** Deactivation takes listings off the market as if withdrawn. Its time is in `withdrawnAt`, by which they are found again. */
export const suspendListings =
  (jobs: Jobs): ActivationStep =>
  async (tx, { userId, actorId, deactivatedAt, requestId }) => {
    const running = await tx
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.ownerId, userId), inArray(listings.status, ["active", "pending"])));
    for (const { id } of running) {
      const listing = await lockListing(tx, id);
      if (listing?.status === "active")
        await moveListing(tx, listing, {
          step: "withdraw",
          now: deactivatedAt,
          actorId,
          requestId,
          details: { because: "The owner was deactivated" },
        });
      // Pending listings are paid and may renew, too.
      await jobs.enqueue(tx, settlePaymentsJob, { listingId: id, because: "withdrawn" });
    }
  };

/** Restores what the deactivation took off the market, if its term still runs. Listings withdrawn by the owner stay withdrawn. */
export const resumeListings: ActivationStep = async (
  tx,
  { userId, actorId, deactivatedAt, now, requestId },
) => {
  const suspended = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.ownerId, userId),
        eq(listings.status, steps.withdraw.to),
        eq(listings.withdrawnAt, deactivatedAt),
        gt(listings.expiresAt, now),
      ),
    );
  for (const { id } of suspended) {
    const listing = await lockListing(tx, id);
    if (listing?.withdrawnAt?.getTime() !== deactivatedAt.getTime()) continue;
    await moveListing(tx, listing, {
      step: "reactivate",
      now,
      actorId,
      requestId,
      details: { because: "The owner was reactivated" },
    });
    await recheckListing(tx, id, now);
  }
};
