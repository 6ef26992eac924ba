import { sql } from "drizzle-orm";
import type { CategorySlug } from "#app/listings/category.ts";
import type { TraitGroup } from "./suggest-changes.ts";
import { goodPhotoCount, goodSummaryLength } from "#app/selling/editing/completeness.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Newer listings have not had time to be found. */
const leastDays = 14;
const windowDays = 90;

export async function listTraitGroups(
  db: Db,
  category: CategorySlug,
  now: Date,
): Promise<TraitGroup[]> {
  const { rows } = await db.execute<TraitGroup & Record<string, unknown>>(sql`
    with sample as materialized (
      select
        least(${windowDays}, extract(epoch from ${now.toISOString()}::timestamptz - l.published_at) / 86400) as days,
        (select count(*) from conversations c where c.listing_id = l.id and c.buyer_id <> l.owner_id
          and c.created_at >= ${now.toISOString()}::timestamptz - make_interval(days => ${windowDays})) as inquiries,
        (select count(*) from listing_media m where m.listing_id = l.id and m.kind = 'photo') as photos,
        length(l.description) as summary,
        l.asking_price, l.annual_cash_flow, l.annual_revenue
      from listings l
      join listing_categories k on k.listing_id = l.id and k.position = 0 and k.category = ${category}
      where l.status = 'active' and l.expires_at > ${now.toISOString()}::timestamptz
        and l.published_at <= ${now.toISOString()}::timestamptz - make_interval(days => ${leastDays})
    )
    select t.trait, t.has, count(*)::int as listings, sum(s.inquiries)::int as inquiries,
      sum(s.days)::float8 as days
    from sample s cross join lateral (values
      ('photos', s.photos >= ${goodPhotoCount}),
      ('summary', s.summary >= ${goodSummaryLength}),
      ('price', s.asking_price is not null),
      ('cash-flow', s.annual_cash_flow is not null),
      ('revenue', s.annual_revenue is not null)
    ) as t (trait, has)
    group by 1, 2`);
  return rows;
}
