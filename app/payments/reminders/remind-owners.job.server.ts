import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { unconfirmedBefore } from "#app/listings/lifecycle/freshness.ts";
import { confirmToContinueEmail, termEndsEmail } from "#app/listings/lifecycle/listing-emails.ts";
import { listingNotices } from "#app/listings/lifecycle/listing-notices.table.ts";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import {
  dueReminder,
  firstReminderDays,
  lastReminderDays,
} from "#app/listings/lifecycle/notices.ts";
import { type LifecycleServices, sendNotice } from "#app/listings/lifecycle/notify-owner.server.ts";
import { runsUntilSold } from "#app/listings/lifecycle/package-placement.ts";
import {
  type DueListing,
  comesAfter,
  dueListings,
  processListings,
} from "#app/listings/lifecycle/process-listings.server.ts";
import { isPublic } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { orders, subscriptions } from "#app/payments/payments.table.ts";
import { renewalEmail } from "#app/payments/events/payment-emails.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { addDays } from "#app/shared/day.ts";
import { pick } from "#app/platform/db/pick.ts";

export const remindOwnersJob = defineJob<object>("remind-owners", { schedule: "41 * * * *" });

/** 14 and 3 days before a term ends or first renews. */
export async function remindOwners(services: LifecycleServices, now: Date): Promise<void> {
  const { db, jobs } = services;
  const ending = await processListings(
    db,
    dueListings(db, listings.expiresAt, endingTerms(now)),
    (tx, id) => remindOfTermEnd(tx, services, id, now),
  );
  const renewing = await processListings(
    db,
    (after, limit) => listFirstRenewals(db, now, after, limit),
    (tx, id) => remindOfRenewal(tx, services, id, now),
  );
  if (ending === "more" || renewing === "more")
    await jobs.enqueue(db, remindOwnersJob, {}, { onceKey: "more" });
}

const endingTerms = (now: Date): SQL[] => [
  isSoon(listings.expiresAt, now),
  isNotReminded("term", listings.id, listings.expiresAt, now),
  // Also while a failed renewal is retried: payments email the owner about that.
  sql`not exists (select 1 from ${subscriptions} where ${subscriptions.listingId} = ${listings.id}
    and ${subscriptions.status} <> 'cancelled' and ${subscriptions.endsAt} is null)`,
];

const listFirstRenewals = (db: Db, now: Date, after: DueListing | null, limit: number) =>
  db
    .select({ id: subscriptions.listingId, at: subscriptions.renewsAt })
    .from(subscriptions)
    .where(
      and(
        isRenewing,
        isSoon(subscriptions.renewsAt, now),
        isNotReminded("renewal", subscriptions.listingId, subscriptions.renewsAt, now),
        sql`not exists (select 1 from ${orders} where ${orders.listingId} = ${subscriptions.listingId}
          and ${orders.kind} = 'renewal' and ${orders.createdAt} >= ${subscriptions.createdAt})`,
        comesAfter(after, subscriptions.renewsAt, subscriptions.listingId),
      ),
    )
    .orderBy(subscriptions.renewsAt, subscriptions.listingId)
    .limit(limit);

const isRenewing: SQL = sql`${subscriptions.status} = 'active' and ${subscriptions.endsAt} is null`;

const isSoon = (day: AnyPgColumn, now: Date): SQL =>
  and(gt(day, now), lte(day, addDays(now, firstReminderDays)))!;

const isNotReminded = (
  what: "term" | "renewal",
  listingId: AnyPgColumn,
  day: AnyPgColumn,
  now: Date,
): SQL => sql`not exists (select 1 from ${listingNotices} where ${listingNotices.listingId} = ${listingId}
    and ${listingNotices.period} = ${day} and ${listingNotices.kind} =
      case when ${day} <= ${addDays(now, lastReminderDays)} then ${`${what}-3`} else ${`${what}-14`} end)`;

async function remindOfTermEnd(tx: Db, services: LifecycleServices, listingId: string, now: Date) {
  const listing = await lockListing(tx, listingId);
  if (!listing?.expiresAt || !isPublic(listing, now)) return;
  const { expiresAt: endsAt, packageId, confirmedAt } = listing;
  const days = dueReminder(endsAt, now);
  if (!days) return;
  const untilSold = runsUntilSold(packageId);
  // Continues automatically while the owner confirms. Recently reminded owners get no second reminder before the last days.
  if (untilSold && confirmedAt > unconfirmedBefore(days === "14" ? now : endsAt)) return;
  await sendNotice(tx, services, listing, {
    kind: `term-${days}`,
    period: endsAt,
    content: (mailed, confirmUrl) =>
      untilSold
        ? confirmToContinueEmail(mailed, { endsAt, confirmUrl })
        : termEndsEmail(mailed, endsAt),
  });
}

async function remindOfRenewal(tx: Db, services: LifecycleServices, listingId: string, now: Date) {
  const listing = await lockListing(tx, listingId);
  const [renewal] = await tx
    .select(pick(subscriptions, "packageId", "amount", "renewsAt"))
    .from(subscriptions)
    .where(and(eq(subscriptions.listingId, listingId), isRenewing));
  const days = renewal && dueReminder(renewal.renewsAt, now);
  if (!listing || !renewal || !days) return;
  await sendNotice(tx, services, listing, {
    kind: `renewal-${days}`,
    period: renewal.renewsAt,
    content: (mailed) => renewalEmail(mailed, renewal),
  });
}
