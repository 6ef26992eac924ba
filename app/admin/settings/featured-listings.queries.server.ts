import { and, asc, count, eq } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { isPublicListing } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";

const shown = 50;

/** The listings that take turns in the featured places now, those whose term ends first at the top. */
export async function listFeaturedNow(db: Db, now: Date) {
  const where = and(isPublicListing(now), eq(listings.featured, true));
  const [rows, [all]] = await Promise.all([
    db
      .select({
        id: listings.id,
        title: listings.title,
        city: listings.city,
        region: listings.region,
        expiresAt: listings.expiresAt,
      })
      .from(listings)
      .where(where)
      .orderBy(asc(listings.expiresAt), asc(listings.id))
      .limit(shown),
    db.select({ listings: count() }).from(listings).where(where),
  ]);
  return { rows, total: all!.listings };
}
