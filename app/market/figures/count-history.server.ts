import { type SQL, sql } from "drizzle-orm";
import { minSample } from "./figure.ts";
import type { Month } from "./market-figures.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export type Histories = Map<string, Month[]>;

const months = 24;

/** What each group had for sale in each of the last months, and how its prices went. */
export async function countHistory(db: Db, now: Date): Promise<Histories> {
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1));
  const histories = await countSupply(db, start, now);
  for (const { scope, month, index } of await countIndex(db, start, now)) {
    const known = histories.get(scope)?.find((one) => one.month === month);
    if (known) known.index = index;
  }
  return histories;
}

const instant = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** Without a zone, so that months are those of UTC, whatever the session's. */
const inUtc = (moment: SQL): SQL => sql`(${moment} at time zone 'UTC')`;

/** From the days on which listings came and went: what came before the first month is counted in the one before it. */
async function countSupply(db: Db, start: Date, now: Date): Promise<Histories> {
  const [first, last] = [inUtc(instant(start)), inUtc(instant(now))];
  const monthOf = (day: SQL) =>
    sql`greatest(date_trunc('month', ${inUtc(day)}), ${first} - interval '1 month')`;
  const { rows } = await db.execute<{ scope: string; history: Month[] }>(sql`
    with moves as (
      select unnest(f.scopes) as scope, e.month, sum(e.came)::int as came, sum(e.went)::int as went, sum(e.sold)::int as sold
      from market_facts f cross join lateral (values
        (${monthOf(sql`f.published_at`)}, 1, 0, 0),
        (${monthOf(sql`f.until`)}, 0, (f.until <= ${instant(now)})::int, (f.sold_at <= ${instant(now)})::int)
      ) as e(month, came, went, sold)
      where f.published_at < f.until and e.month <= ${last}
      group by 1, 2
    ),
    grid as (
      select s.scope, m.month from (select distinct scope from moves) as s, (
        select generate_series(${first} - interval '1 month', ${last}, '1 month') as month) as m
    ),
    running as (
      select scope, month, coalesce(came, 0) as added, coalesce(sold, 0) as sold,
        sum(coalesce(came, 0) - coalesce(went, 0)) over (partition by scope order by month)::int as listings
      from grid left join moves using (scope, month)
    )
    select scope, json_agg(json_build_object('month', to_char(month, 'YYYY-MM-DD'), 'listings', listings,
      'added', added, 'sold', sold) order by month) as history
    from running where month >= ${first} and listings >= ${minSample} group by scope`);
  return new Map(rows.map(({ scope, history }) => [scope, history]));
}

/**
 * The price index of a category, and of all: how asking prices per dollar of cash flow changed from month to month. A listing
 * counts on the last day of every month at its price of that day. Only alike ones are compared, those of one country and size
 * (for all together: of one country and category), so a month in which larger businesses come is not one of rising prices.
 */
async function countIndex(
  db: Db,
  start: Date,
  now: Date,
): Promise<{ scope: string; month: string; index: number }[]> {
  await keepLevels(db, start, now);
  const thisMonth = sql`date_trunc('month', ${inUtc(instant(now))})`;
  const { rows } = await db.execute<{ scope: string; month: string; index: number }>(sql`
    with cells as (
      select scope, cell, month, level, listings from market_price_levels where month >= ${inUtc(instant(start))}
      union all ${levelsOf(sql`select ${thisMonth} as month, ${instant(now)} as day`)}
    ),
    steps as (
      select c.scope, c.month, sum((c.level - b.level) * (c.listings + b.listings)) / sum(c.listings + b.listings) as step
      from cells c join cells b on b.scope = c.scope and b.cell = c.cell and b.month = c.month - interval '1 month'
      group by 1, 2
      union all select scope, min(month), 0 from cells group by 1
    )
    select scope, to_char(month, 'YYYY-MM-DD') as month,
      round((100 * exp(sum(step) over (partition by scope order by month)))::numeric, 1)::float8 as index
    from steps order by scope, month`);
  return rows;
}

/** Of the months that are over; once kept, they do not change when a listing leaves. */
async function keepLevels(db: Db, start: Date, now: Date): Promise<void> {
  await db.execute(sql`delete from market_price_levels where month < ${inUtc(instant(start))}`);
  await db.execute(sql`
    insert into market_price_levels (scope, cell, month, level, listings)
    ${levelsOf(sql`
      select month, (month + interval '1 month') at time zone 'UTC' as day
      from generate_series(${inUtc(instant(start))}, ${inUtc(instant(now))} - interval '1 month', '1 month') as month
      where not exists (select from market_price_levels l where l.month = month.month)`)}
    on conflict do nothing`);
}

/** Of what visitors can read now: the price of a listing that has left, or that is on request now, is in no level. */
const levelsOf = (days: SQL): SQL => sql`
  select g.scope, g.cell, a.month, avg(a.asked)::float8 as level, count(*)::int as listings
  from (
    select d.month, f.category, f.country, width_bucket(f.cash_flow, array[75000, 150000, 400000]::bigint[]) as size,
      ln(p.amount::float8 / l.annual_cash_flow) as asked
    from (${days}) as d
    join market_facts f on f.published_at < d.day and f.until >= d.day and f.cash_flow > 0 and f.price is not null
    join ${listings} l on l.id = f.listing_id and l.annual_cash_flow > 0
    cross join lateral (select amount, currency from listing_prices p where p.listing_id = f.listing_id and p.since < d.day
      order by p.since desc limit 1) as p
    where p.amount is not null and p.currency = l.currency
  ) as a
  cross join lateral (values (a.category || '@', a.country || a.size), ('@', a.country || a.category)) as g(scope, cell)
  group by 1, 2, 3 having count(*) >= ${minSample}`;
