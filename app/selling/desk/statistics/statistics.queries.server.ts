import { and, eq, gte, sql } from "drizzle-orm";
import type { DayCounts, SourceCount } from "./statistics.ts";
import { listingDailySources } from "#app/browsing/visits/visits.table.ts";
import { isKnownToOwner } from "#app/selling/owned/owned-listings.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Views, saves and inquiries of a listing by day; days without any of them have no row. `since` is a date: 2026-11-15. */
export async function listDayCounts(
  db: Db,
  listingId: string,
  since: string,
): Promise<DayCounts[]> {
  const { rows } = await db.execute<{ [Key in keyof DayCounts]: string }>(sql`
    select day::text, sum(views) as views, sum(saves) as saves, sum(inquiries) as inquiries
    from (
      select day, views, 0 as saves, 0 as inquiries
      from listing_daily_views where listing_id = ${listingId} and day >= ${since}::date
      union all
      select (created_at at time zone 'UTC')::date, 0, 1, 0
      from saved_listings where listing_id = ${listingId} and created_at >= ${since}::timestamp at time zone 'UTC'
      union all
      select (c.created_at at time zone 'UTC')::date, 0, 0, 1
      from conversations c where c.listing_id = ${listingId} and c.created_at >= ${since}::timestamp at time zone 'UTC'
        and c.buyer_id <> (select owner_id from listings where id = ${listingId}) and ${isKnownToOwner}
    ) as counted
    group by day order by day`);
  return rows.map(({ day, views, saves, inquiries }) => ({
    day,
    views: Number(views),
    saves: Number(saves),
    inquiries: Number(inquiries),
  }));
}

export const listSources = (db: Db, listingId: string, since: string): Promise<SourceCount[]> => {
  const views = sql`sum(${listingDailySources.views})`.mapWith(Number);
  return db
    .select({ kind: listingDailySources.kind, name: listingDailySources.name, views })
    .from(listingDailySources)
    .where(and(eq(listingDailySources.listingId, listingId), gte(listingDailySources.day, since)))
    .groupBy(listingDailySources.kind, listingDailySources.name)
    .orderBy(sql`3 desc`, listingDailySources.name)
    .limit(200);
};
