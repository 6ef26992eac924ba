import { sql } from "drizzle-orm";
import { type Category, type CategorySlug, findCategory } from "#app/listings/category.ts";
import type { PackageId } from "#app/listings/listing.ts";
import { fewestListings, type PackageResults, resultDays } from "./package-results.ts";
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
  const { rows } = await db.execute<
    PackageResults & { packageId: PackageId } & Record<string, unknown>
  >(sql`
    with sample as materialized (
      select *, row_number() over (partition by package_id order by package_purchased_at desc) as place
      from (
        select l.id, l.package_id, l.package_purchased_at, l.package_purchased_at::date as first_day
        from listings l
        where l.package_id is not null and l.published_at is not null
          and l.package_purchased_at between ${at}::timestamptz - interval '1 year'
            and ${at}::timestamptz - make_interval(days => ${resultDays})
          and (${category?.slug ?? null}::text is null or exists (
            select 1 from listing_categories k where k.listing_id = l.id and k.category = ${category?.slug ?? null}))
      ) as bought
    )
    select s.package_id as "packageId", count(*)::int as listings,
      avg(coalesce(seen.views, 0))::float8 as views, avg(asked.inquiries)::float8 as inquiries,
      ${category?.name ?? null}::text as category
    from sample s
    left join lateral (
      select sum(v.views) as views from listing_daily_views v
      where v.listing_id = s.id and v.day >= s.first_day and v.day < s.first_day + ${resultDays}::int
    ) as seen on true
    cross join lateral (
      select count(*) as inquiries from conversations c
      where c.listing_id = s.id and c.created_at >= s.package_purchased_at
        and c.created_at < s.package_purchased_at + make_interval(days => ${resultDays})
    ) as asked
    where s.place <= ${mostListings}
    group by s.package_id`);
  return rows;
}
