import { eq } from "drizzle-orm";
import { canTake } from "#app/listings/lifecycle/listing-states.ts";
import { lockListing, moveListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { checkListing } from "./check-listing.server.ts";
import { reasonsOf } from "./finding.ts";
import type { Db } from "#app/platform/db/db.ts";

/**
 * Checks a listing again after its owner changed it or brought it back. A live listing stays live: what is new is recorded for
 * the administrators. One that waits shows them what is true now.
 */
export async function recheckListing(tx: Db, listingId: string, now = new Date()): Promise<void> {
  const listing = await lockListing(tx, listingId);
  if (!listing || (listing.status !== "active" && listing.status !== "pending")) return;
  const findings = await checkListing(tx, listingId);
  const reasons = reasonsOf(findings);
  if (reasons.join() === listing.reviewReasons.join()) return;
  const isNew = reasons.some((reason) => !listing.reviewReasons.includes(reason));
  if (isNew && canTake("flag", listing.status, "owner"))
    await moveListing(tx, listing, {
      step: "flag",
      now,
      actorId: listing.ownerId,
      changes: { reviewReasons: reasons },
      details: { findings },
    });
  else await tx.update(listings).set({ reviewReasons: reasons }).where(eq(listings.id, listingId));
}
