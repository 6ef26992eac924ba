import { and, asc, eq, sql } from "drizzle-orm";
import type { StoredListing } from "./field-values.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
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

export const findOwnListing = (db: Db, own: OwnListing): Promise<StoredListing | null> =>
  withCategories(db, db.select().from(listings).where(isOwn(own)));

export const findAnyListing = (db: Db, listingId: string): Promise<StoredListing | null> =>
  withCategories(db, db.select().from(listings).where(eq(listings.id, listingId)));

export const lockOwnListing = (tx: Db, own: OwnListing): Promise<StoredListing | null> =>
  withCategories(tx, tx.select().from(listings).where(isOwn(own)).for("update"));

const isOwn = ({ listingId, ownerId }: OwnListing) =>
  and(eq(listings.id, listingId), managedBy(ownerId));

async function withCategories(
  db: Db,
  query: PromiseLike<(typeof listings.$inferSelect)[]>,
): Promise<StoredListing | null> {
  const [row] = await query;
  return row ? { ...row, categories: await listCategories(db, row.id) } : null;
}

async function listCategories(db: Db, listingId: string) {
  const rows = await db
    .select({ category: listingCategories.category })
    .from(listingCategories)
    .where(eq(listingCategories.listingId, listingId))
    .orderBy(asc(listingCategories.position));
  return rows.map(({ category }) => category);
}

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
