import { and, asc, count, eq, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { isPublicListing } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { placeName } from "#app/shared/places.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

interface MarketingCounts {
  members: number;
  newListings: number;
  /** People who agreed to marketing emails, and addresses with an alert. */
  subscribers: number;
}

export async function countForMarketing(db: Db): Promise<MarketingCounts> {
  const { rows } = await db.execute<MarketingCounts & Record<string, number>>(sql`select
    (select count(*)::int from users where deleted_at is null) as members,
    (select count(*)::int from listings
      where published_at >= now() - interval '30 days') as "newListings",
    (select count(*)::int from (
      select lower(email) from users
        where notify_marketing and deactivated_at is null and deleted_at is null
      union
      select lower(email) from alerts
        where confirmed_at is not null and unsubscribed_at is null
    ) as subscriber) as subscribers`);
  return rows[0]!;
}

const shownFeatured = 50;

/** The listings in the featured places now, ordered by the end of their term. */
export async function listFeatured(db: Db, now: Date) {
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
      .limit(shownFeatured),
    db.select({ listings: count() }).from(listings).where(where),
  ]);
  return {
    total: all!.listings,
    rows: rows.map(({ id, title, city, region, expiresAt }) => ({
      id,
      title,
      place: placeName({ city, region }),
      until: expiresAt && formatDate(expiresAt.toISOString()),
      to: `/admin/listings/${id}/edit`,
    })),
  };
}
