import { describeOverride, refusalSentences } from "#app/admin/listings/edit/override-labels.ts";
import { findListingRecord } from "#app/admin/listings/edit/listing-record.queries.server.ts";
import { possibleSteps, waitsForOwner } from "#app/admin/listings/edit/listing-step.ts";
import { listTimeline } from "#app/admin/timeline/timeline.queries.server.ts";
import { editableOf } from "#app/selling/administration/edit-listing.server.ts";
import { planOverride } from "#app/selling/administration/override.ts";
import type { StoredListing } from "#app/selling/editing/field-values.ts";
import { findAnyListing } from "#app/selling/editing/own-listing.queries.server.ts";
import { isTakenDown } from "#app/listings/lifecycle/owner-actions.ts";
import { type ListingStatus, listingStatuses } from "#app/listings/listing.ts";
import { listOwnDocuments } from "#app/listings/media/documents/own-documents.queries.server.ts";
import { listOwnPhotos } from "#app/listings/media/photos/own-photos.queries.server.ts";
import { findOwnVideo } from "#app/listings/media/video/set-video.server.ts";
import { packages } from "#app/payments/package.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Page } from "#app/shared/paging.ts";

export async function loadListingEdit(db: Db, listingId: string, timelinePage: Page, now: Date) {
  const [listing, record] = await Promise.all([
    findAnyListing(db, listingId),
    findListingRecord(db, listingId),
  ]);
  if (!listing || !record) return null;
  const [photos, documents, video, timeline] = await Promise.all([
    listOwnPhotos(db, listingId),
    listOwnDocuments(db, listingId),
    findOwnVideo(db, listingId),
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
      created: listing.createdAt.toISOString(),
      updated: listing.updatedAt.toISOString(),
      published: listing.publishedAt?.toISOString() ?? null,
      bought: listing.packagePurchasedAt?.toISOString() ?? null,
      // The term starts after the review.
      expires: listing.status === "pending" ? null : (listing.expiresAt?.toISOString() ?? null),
      confirmed: listing.confirmedAt.toISOString(),
      sold: listing.soldAt?.toISOString() ?? null,
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
    files: { photos, documents, video },
    timeline,
  };
}

export type ListingEditData = NonNullable<Awaited<ReturnType<typeof loadListingEdit>>>;

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
