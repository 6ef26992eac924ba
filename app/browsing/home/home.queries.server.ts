import { count, eq, min } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { isInDirectory } from "#app/browsing/brokers/brokers.queries.server.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { isPublicListing } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";

const yearMs = 365.25 * 24 * 60 * 60_000;

export async function countPublicListings(db: Db, now: Date): Promise<number> {
  const [row] = await db.select({ listings: count() }).from(listings).where(isPublicListing(now));
  return row!.listings;
}

export async function countHeroFigures(db: Db, now: Date) {
  const [[first], [sold], broker, activeListings] = await Promise.all([
    db.select({ at: min(listings.createdAt) }).from(listings),
    db.select({ listings: count() }).from(listings).where(eq(listings.status, "sold")),
    db.select({ id: users.id }).from(users).where(isInDirectory).limit(1),
    countPublicListings(db, now),
  ]);
  return {
    activeListings,
    years: first?.at ? Math.floor((now.getTime() - first.at.getTime()) / yearMs) : 0,
    sales: sold!.listings,
    // Everyone in the directory has a verified identity.
    verified: broker.length > 0 ? 100 : 0,
  };
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
