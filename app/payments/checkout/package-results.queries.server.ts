import { sql } from "drizzle-orm";
import { type Category, type CategorySlug, findCategory } from "#app/listings/category.ts";
import type { PackageId } from "#app/listings/listing.ts";
import { fewestListings, type PackageResults, resultDays } from "./package-results.ts";
import { addDays } from "#app/shared/day.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";

/** The latest of each package: enough for an average, and a bounded read. */
const mostListings = 300;

/** Of the listing's category if enough listings had the package there, otherwise of all. One cached query each. */
export async function listPackageResults(
  queryCache: QueryCache,
  slug: CategorySlug | null,
  now: Date,
): Promise<Map<PackageId, PackageResults>> {
  const read = (category: Category | null) =>
    queryCache.get(`package results of ${category?.slug ?? "all"}`, (db) =>
      averageResults(db, category, now),
    );
  const own = slug && findCategory(slug);
  const [all, same] = await Promise.all([read(null), own ? read(own) : []]);
  return new Map(
    [...all, ...same]
      .filter(({ listings }) => listings >= fewestListings)
      .map(({ packageId, ...results }) => [packageId, results]),
  );
}

async function averageResults(db: Db, category: Category | null, now: Date) {
  const at = now.toISOString();
  const since = addDays(now, -resultDays).toISOString();
  const { rows } = await db.execute<
    PackageResults & { packageId: PackageId } & Record<string, unknown>
  >(sql`
    with sample as materialized (
      select l.id, l.owner_id, l.package_id,
        row_number() over (partition by l.package_id order by l.package_purchased_at desc) as place
      from listings l
      where l.status = 'active' and l.expires_at > ${at}::timestamptz
        and greatest(l.published_at, l.package_purchased_at) <= ${since}::timestamptz
        and (${category?.slug ?? null}::text is null or exists (
          select 1 from listing_categories k where k.listing_id = l.id and k.category = ${category?.slug ?? null}))
    )
    select s.package_id as "packageId", count(*)::int as listings,
      avg(coalesce(seen.views, 0))::float8 as views, avg(asked.inquiries)::float8 as inquiries,
      ${category?.name ?? null}::text as category
    from sample s
    left join lateral (
      select sum(v.views) as views from listing_daily_views v
      where v.listing_id = s.id and v.day > ${since.slice(0, 10)}::date
    ) as seen on true
    cross join lateral (
      select count(*) as inquiries from conversations c
      where c.listing_id = s.id and c.created_at > ${since}::timestamptz and c.buyer_id <> s.owner_id
    ) as asked
    where s.place <= ${mostListings}
    group by s.package_id`);
  return rows;
}
