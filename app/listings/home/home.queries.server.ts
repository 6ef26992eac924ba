import { and, count, desc, eq, sql } from "drizzle-orm";
import type { CategorySlug } from "#app/listings/category.ts";
import { selectCards } from "#app/listings/listing-cards.queries.server.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { isPublicListing } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";

const featuredCount = 6;
const recentCount = 8;

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

/** Everybody who paid for it gets a turn: the order is shuffled anew each hour, the same for all visitors. */
export function listFeatured(db: Db, now: Date) {
  const hour = now.toISOString().slice(0, 13);
  return selectCards(
    db,
    and(eq(listings.featured, true), isPublicListing(now))!,
    [sql`md5(${listings.id}::text || ${hour})`],
    featuredCount,
  );
}

export function listRecent(db: Db, now: Date) {
  return selectCards(
    db,
    isPublicListing(now),
    [desc(listings.createdAt), desc(listings.id)],
    recentCount,
  );
}
