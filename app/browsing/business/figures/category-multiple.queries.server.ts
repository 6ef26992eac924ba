import { and, eq, gt, sql } from "drizzle-orm";
import type { CategorySlug } from "#app/listings/category.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { isPublicListing } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** With fewer listings a median means nothing. */
const minListings = 8;

export async function findCategoryMultiple(db: Db, category: CategorySlug, now: Date) {
  const [row] = await db
    .select({
      listings: sql<number>`count(*)::int`,
      median: sql<
        number | null
      >`round(percentile_cont(0.5) within group (order by ${listings.pricePerCashFlow})::numeric, 1)::float8`,
    })
    .from(listingCategories)
    .innerJoin(listings, eq(listings.id, listingCategories.listingId))
    .where(
      and(
        eq(listingCategories.category, category),
        eq(listingCategories.position, 0),
        isPublicListing(now),
        gt(listings.pricePerCashFlow, 0),
      ),
    );
  const { median, listings: count } = row!;
  return median !== null && count >= minListings ? { median, listings: count } : null;
}
