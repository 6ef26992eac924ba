import { possibleSteps, waitsForOwner } from "#app/admin/listings/edit/listing-step.ts";
import { listTimeline } from "#app/admin/timeline/timeline.queries.server.ts";
import { editableOf } from "#app/selling/administration/edit-listing.server.ts";
import {
  type OverridePlan,
  type OverrideRefusal,
  planOverride,
} from "#app/selling/administration/override.ts";
import type { StoredListing } from "#app/listings/confidential/stored-listing.server.ts";
import { findAnyListing } from "#app/selling/editing/own-listing.queries.server.ts";
import { isTakenDown } from "#app/listings/lifecycle/owner-actions.ts";
import { type ListingStatus, listingStatuses } from "#app/listings/listing.ts";
import { listOwnMedia } from "#app/listings/media/own-media.queries.server.ts";
import { packages } from "#app/payments/package.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Page } from "#app/shared/paging.ts";
import { eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { listingReports } from "#app/browsing/reports/reports.table.ts";
import { listingDailyViews } from "#app/browsing/visits/visits.table.ts";
import { canHaveBroker } from "#app/messages/mandates/mandate.ts";
import { listCandidates, listOffers } from "#app/messages/mandates/mandates.queries.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { orders } from "#app/payments/payments.table.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { dayMs } from "#app/shared/day.ts";
import { pick } from "#app/platform/db/pick.ts";

export async function loadListingEdit(db: Db, listingId: string, timelinePage: Page, now: Date) {
  const [listing, record] = await Promise.all([
    findAnyListing(db, listingId),
    findListingRecord(db, listingId),
  ]);
  if (!listing || !record) return null;
  const [files, mandate, timeline] = await Promise.all([
    listOwnMedia(db, listingId),
    loadMandate(db, listing),
    listTimeline(db, { subjectType: "listing", subjectId: listingId }, timelinePage, now),
  ]);
  const { owner, ...counts } = record;
  const { deletedAt, deactivatedAt, ...person } = owner;
  const checked = { ...listing, isOwnerActive: deletedAt === null && deactivatedAt === null };
  return {
    id: listing.id,
    title: listing.title,
    status: listing.status,
    country: listing.country,
    currency: listing.currency,
    isWithdrawn: listing.withdrawnAt !== null,
    isTakenDown: isTakenDown(listing, now),
    rejectionReason: listing.rejectionReason,
    reviewReasons: listing.reviewReasons,
    package: listing.packageId && packages[listing.packageId].name,
    dates: {
      created: listing.createdAt,
      published: listing.publishedAt,
      bought: listing.packagePurchasedAt,
      // The term starts after the review.
      expires: listing.status === "pending" ? null : listing.expiresAt,
      confirmed: listing.confirmedAt,
      sold: listing.soldAt,
    },
    owner: { ...person, isDeleted: deletedAt !== null, isDeactivated: deactivatedAt !== null },
    counts,
    editable: editableOf(listing),
    steps: possibleSteps(checked, now),
    waitsForOwner: waitsForOwner(checked, now),
    isPaid: listing.packageId !== null,
    meanings: describeStatuses(
      { ...listing, ownerDeletedAt: deletedAt, ownerDeactivatedAt: deactivatedAt },
      now,
    ),
    files,
    mandate,
    timeline,
  };
}

export type ListingEditData = NonNullable<Awaited<ReturnType<typeof loadListingEdit>>>;

/** Candidates only while the listing can have a broker. */
async function loadMandate(db: Db, listing: StoredListing) {
  const [offers, candidates] = await Promise.all([
    listOffers(db, listing.id),
    canHaveBroker(listing) ? listCandidates(db, listing.id) : null,
  ]);
  return {
    offers: offers.map(({ endedAt, answeredAt, offeredAt, ...offer }) =>
      Object.assign(offer, { at: endedAt ?? answeredAt ?? offeredAt }),
    ),
    candidates,
  };
}

function describeStatuses(
  listing: StoredListing & { ownerDeletedAt: Date | null; ownerDeactivatedAt: Date | null },
  now: Date,
): { status: ListingStatus; sentences: string[] }[] {
  return listingStatuses
    .filter((status) => status !== listing.status)
    .map((status) => {
      const planned = planOverride(listing, status, now);
      return {
        status,
        sentences: planned.ok
          ? describeOverride(status, planned.plan)
          : [refusalSentences[planned.reason]],
      };
    });
}

const ofListing = sql`listing_id = ${listings.id}`;

async function findListingRecord(db: Db, listingId: string) {
  const [record] = await db
    .select({
      owner: pick(users, "id", "firstName", "lastName", "email", "deletedAt", "deactivatedAt"),
      views:
        sql`(select coalesce(sum(views), 0) from ${listingDailyViews} where ${ofListing})`.mapWith(
          Number,
        ),
      leads: sql`(select count(*) from ${conversations} where ${ofListing})`.mapWith(Number),
      orders: sql`(select count(*) from ${orders} where ${ofListing})`.mapWith(Number),
      reports: sql`(select count(*) from ${listingReports} where ${ofListing})`.mapWith(Number),
      openReports:
        sql`(select count(*) from ${listingReports} where ${ofListing} and state = 'open')`.mapWith(
          Number,
        ),
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(eq(listings.id, listingId));
  return record ?? null;
}

const meanings: Record<ListingStatus, string> = {
  draft: "Buyers do not see it. The owner finds it among their drafts.",
  pending: "Buyers can't see it. It goes to the queue of listings to review.",
  active: "It is on the market at once, without a review.",
  sold: "Its page stays with the SOLD badge and without the contact form.",
  expired: "It is off the market. The owner can buy a package to bring it back.",
};

const refusalSentences: Record<OverrideRefusal, string> = {
  "same-status": "It has this status already.",
  "owner-gone": "Not possible: the owner has deleted their account.",
  "owner-inactive": "Not possible while the owner's account is deactivated.",
};

function describeOverride(to: ListingStatus, plan: OverridePlan): string[] {
  const { changes, givenPackage, isPublished, startsTerm, keptMs } = plan;
  const keptDays = Math.floor(keptMs / dayMs);
  const until = changes.expiresAt && formatDate(changes.expiresAt);
  return [
    meanings[to],
    ...(givenPackage
      ? [`It gets the package “${packages[givenPackage].name}” without charge, until ${until}.`]
      : []),
    ...(to === "active" && !givenPackage
      ? [
          startsTerm
            ? `Its term starts again and runs until ${until}.`
            : `Its term runs until ${until}.`,
        ]
      : []),
    ...(isPublished ? ["It counts as newly listed from now on."] : []),
    ...(keptDays > 0
      ? [
          `${formatCount(keptDays, { one: "day", other: "days" })} of its paid term ${keptDays === 1 ? "is" : "are"} kept for when it returns.`,
        ]
      : []),
    ...(to === "sold" ? ["No success fee is charged."] : []),
  ];
}
