import { and, count, desc, eq, gte, sql } from "drizzle-orm";
import { listingDailyViews } from "#app/listings/visits/visits.table.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import { matchListings, newestFirst } from "#app/listings/listings.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { OwnedListing, StatusCounts } from "#app/listings/owned/owned-listing.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { placeColumns } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";

export async function countOwnListings(db: Db, ownerId: string): Promise<StatusCounts> {
  const rows = await ownStatuses(db).execute({ ownerId });
  const counts: StatusCounts = { draft: 0, pending: 0, active: 0, sold: 0, expired: 0, all: 0 };
  for (const row of rows) {
    counts[row.status] = row.listings;
    counts.all += row.listings;
  }
  return counts;
}

const ownStatuses = prepareOnce((db) =>
  db
    .select({ status: listings.status, listings: count() })
    .from(listings)
    .where(eq(listings.ownerId, sql.placeholder("ownerId")))
    .groupBy(listings.status)
    .prepare("own_statuses"),
);

/** Newest first, with the views of each, in one query. */
export async function listOwnListings(
  db: Db,
  ownerId: string,
  status: ListingStatus | null,
  page: Page,
): Promise<OwnedListing[]> {
  return db
    .select({
      id: listings.id,
      title: listings.title,
      ...placeColumns,
      status: listings.status,
      rejectionReason: listings.rejectionReason,
      expiresAt: listings.expiresAt,
      createdAt: listings.createdAt,
      views: sql`(select coalesce(sum(${listingDailyViews.views}), 0) from ${listingDailyViews}
        where ${listingDailyViews.listingId} = ${listings.id})`.mapWith(Number),
      photoId: listingMedia.id,
    })
    .from(listings)
    .leftJoin(
      listingMedia,
      and(eq(listingMedia.listingId, listings.id), eq(listingMedia.featured, true)),
    )
    .where(matchListings({ ownerId, status: status ?? undefined }))
    .orderBy(...newestFirst)
    .limit(page.size)
    .offset(offsetOf(page));
}

export async function countOwnViews(db: Db, ownerId: string): Promise<number> {
  const [row] = await ownViews(db).execute({ ownerId });
  return row!.views;
}

const ownViews = prepareOnce((db) =>
  db
    .select({ views: sql`coalesce(sum(${listingDailyViews.views}), 0)`.mapWith(Number) })
    .from(listingDailyViews)
    .innerJoin(listings, eq(listings.id, listingDailyViews.listingId))
    .where(eq(listings.ownerId, sql.placeholder("ownerId")))
    .prepare("own_views"),
);

/** Days without views have no row. `since` is a date: 2026-11-15. */
export function listOwnViewsByDay(
  db: Db,
  ownerId: string,
  since: string,
): Promise<{ day: string; views: number }[]> {
  return db
    .select({
      day: listingDailyViews.day,
      views: sql`sum(${listingDailyViews.views})`.mapWith(Number),
    })
    .from(listingDailyViews)
    .innerJoin(listings, eq(listings.id, listingDailyViews.listingId))
    .where(and(eq(listings.ownerId, ownerId), gte(listingDailyViews.day, since)))
    .groupBy(listingDailyViews.day)
    .orderBy(listingDailyViews.day);
}

/** Last edited first: the one to continue with. */
export function listDrafts(db: Db, ownerId: string, page: Page) {
  return db
    .select({
      id: listings.id,
      title: listings.title,
      description: listings.shortDescription,
      updatedAt: listings.updatedAt,
    })
    .from(listings)
    .where(matchListings({ ownerId, status: "draft" }))
    .orderBy(desc(listings.updatedAt), desc(listings.id))
    .limit(page.size)
    .offset(offsetOf(page));
}
