import { count, eq } from "drizzle-orm";
import type { CategorySlug } from "#app/listings/category.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { isPublicListing } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";

/** For the home page and the administrators' dashboard. */
export const getCachedListingCount = (queryCache: QueryCache, now: Date): Promise<number> =>
  queryCache.get("home: listings", (primary) => countPublicListings(primary, now));

export const getCachedCategoryCounts = (queryCache: QueryCache, now: Date) =>
  queryCache.get("home: categories", (primary) => countByCategory(primary, now));

export async function countPublicListings(db: Db, now: Date): Promise<number> {
  const [row] = await db.select({ listings: count() }).from(listings).where(isPublicListing(now));
  return row!.listings;
}

export async function countByCategory(db: Db, now: Date): Promise<Map<CategorySlug, number>> {
  const rows = await db
    .select({ category: listingCategories.category, listings: count() })
    .from(listingCategories)
    .innerJoin(listings, eq(listings.id, listingCategories.listingId))
    .where(isPublicListing(now))
    .groupBy(listingCategories.category);
  return new Map(rows.map((row) => [row.category, row.listings]));
}
