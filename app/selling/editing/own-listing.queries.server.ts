import { and, eq, sql } from "drizzle-orm";
import {
  findStoredListing,
  lockStoredListing,
  type StoredListing,
} from "#app/listings/confidential/stored-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { managedBy } from "#app/listings/public-listing.server.ts";
import { findCategoryMultiple } from "#app/browsing/business/business.queries.server.ts";
import { findCategory } from "#app/listings/category.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { MediaCounts } from "./completeness.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";

interface OwnListing {
  listingId: string;
  /** The person who manages it: its owner, or the broker with the mandate. */
  ownerId: string;
}

export const findOwnListing = (db: Db, own: OwnListing) => findStoredListing(db, isOwn(own));

export const findAnyListing = (db: Db, listingId: string) =>
  findStoredListing(db, eq(listings.id, listingId));

export const lockOwnListing = (tx: Db, own: OwnListing) => lockStoredListing(tx, isOwn(own));

const isOwn = ({ listingId, ownerId }: OwnListing) =>
  and(eq(listings.id, listingId), managedBy(ownerId));

export async function countMedia(db: Db, listingId: string): Promise<MediaCounts> {
  const [counts] = await db
    .select({
      photos: sql<number>`count(*) filter (where ${listingMedia.kind} = 'photo')::int`,
      documents: sql<number>`count(*) filter (where ${listingMedia.kind} = 'document')::int`,
    })
    .from(listingMedia)
    .where(eq(listingMedia.listingId, listingId));
  return counts!;
}

/** Asking price to cash flow in the main category; null if too few listings state both. */
export async function findMedian(queryCache: QueryCache, listing: StoredListing) {
  const [slug] = listing.categories;
  const category = slug && findCategory(slug);
  if (!category) return null;
  const found = await queryCache.get(`multiple of ${category.slug}`, (db) =>
    findCategoryMultiple(db, category.slug),
  );
  return found && { ...found, category: category.name };
}
