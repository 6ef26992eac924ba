import { lte } from "drizzle-orm";
import { isUnconfirmed } from "./freshness.ts";
import { expiredEmail } from "./listing-emails.ts";
import { canTake } from "./listing-states.ts";
import { lockListing, moveListing } from "./move-listing.server.ts";
import { type LifecycleServices, sendNotice } from "./notify-owner.server.ts";
import { runsUntilSold, untilSoldDays } from "./package-placement.ts";
import { dueListings, processListings } from "./process-listings.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { addDays } from "#app/shared/day.ts";

/** Listings disappear for buyers on the minute; this updates the status and notifies the owner. */
export const expireListingsJob = defineJob<object>("expire-listings", { schedule: "*/10 * * * *" });

export async function expireListings(services: LifecycleServices, now: Date): Promise<void> {
  const { db, jobs } = services;
  const progress = await processListings(
    db,
    dueListings(db, listings.expiresAt, [lte(listings.expiresAt, now)]),
    (tx, id) => endTermOf(tx, services, id, now),
  );
  if (progress === "more") await jobs.enqueue(db, expireListingsJob, {}, { onceKey: "more" });
}

async function endTermOf(
  tx: Db,
  services: LifecycleServices,
  listingId: string,
  now: Date,
): Promise<void> {
  const listing = await lockListing(tx, listingId);
  // Renewed, sold or withdrawn since the batch was read, or processed by another process.
  if (!listing?.expiresAt || listing.expiresAt > now) return;
  if (!canTake("expire", listing.status, "clock")) return;
  const { expiresAt } = listing;
  const untilSold = runsUntilSold(listing.packageId);
  if (untilSold && !isUnconfirmed(listing, now)) {
    await moveListing(tx, listing, {
      step: "renew",
      now,
      changes: { expiresAt: nextTermEnd(expiresAt, now) },
    });
    return;
  }
  await moveListing(tx, listing, { step: "expire", now });
  await sendNotice(tx, services, listing, {
    kind: "expired",
    period: expiresAt,
    content: (mailed, confirmUrl) => expiredEmail(mailed, expiresAt, untilSold ? confirmUrl : null),
  });
}

/** Terms follow each other without a gap, even after a long downtime. */
function nextTermEnd(expiresAt: Date, now: Date): Date {
  let end = expiresAt;
  while (end <= now) end = addDays(end, untilSoldDays);
  return end;
}
