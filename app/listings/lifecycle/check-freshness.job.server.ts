import { eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { askEveryDays, isUnconfirmed, lastAskDue, unconfirmedBefore } from "./freshness.ts";
import { stillForSaleEmail } from "./listing-emails.ts";
import { listingNotices } from "./listing-notices.table.ts";
import { lockListing } from "./move-listing.server.ts";
import { type LifecycleServices, sendNotice } from "./notify-owner.server.ts";
import { dueListings, processListings } from "./process-listings.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { isPublic } from "#app/listings/listing.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { addDays } from "#app/shared/day.ts";

export const checkFreshnessJob = defineJob<object>("check-freshness", { schedule: "23 * * * *" });

/** Asks owners to confirm after 30 days, and ranks listings lower after 44 days without a confirmation. */
export async function checkFreshness(services: LifecycleServices, now: Date): Promise<void> {
  const { db, jobs } = services;
  const marked = await processListings(
    db,
    dueListings(db, listings.confirmedAt, [
      lte(listings.confirmedAt, unconfirmedBefore(now)),
      eq(listings.unconfirmed, false),
      isNull(listings.saleAgreedAt),
    ]),
    (tx, id) => markUnconfirmed(tx, id, now),
  );
  const reminded = await processListings(
    db,
    dueListings(db, listings.confirmedAt, dueQuestions(now)),
    (tx, id) => askOwner(tx, services, id, now),
  );
  if (marked === "more" || reminded === "more")
    await jobs.enqueue(db, checkFreshnessJob, {}, { onceKey: "more" });
}

/** Periods are 30 days apart, so an email within the last 30 days is the one that is due now. */
const dueQuestions = (now: Date): SQL[] => [
  lte(listings.confirmedAt, addDays(now, -askEveryDays)),
  gt(listings.expiresAt, now),
  isNull(listings.saleAgreedAt),
  sql`not exists (select 1 from ${listingNotices} where ${listingNotices.listingId} = ${listings.id}
    and ${listingNotices.kind} = 'still-for-sale' and ${listingNotices.period} > ${addDays(now, -askEveryDays)})`,
];

async function markUnconfirmed(tx: Db, listingId: string, now: Date): Promise<void> {
  const listing = await lockListing(tx, listingId);
  if (!listing || !isUnconfirmed(listing, now)) return;
  await tx.update(listings).set({ unconfirmed: true }).where(eq(listings.id, listingId));
}

async function askOwner(
  tx: Db,
  services: LifecycleServices,
  listingId: string,
  now: Date,
): Promise<void> {
  const listing = await lockListing(tx, listingId);
  if (!listing || !isPublic(listing, now)) return;
  const { confirmedAt } = listing;
  const period = lastAskDue(confirmedAt, now);
  if (!period) return;
  await sendNotice(tx, services, listing, {
    kind: "still-for-sale",
    period,
    content: (mailed, confirmUrl) => stillForSaleEmail(mailed, { confirmedAt, confirmUrl, now }),
  });
}
