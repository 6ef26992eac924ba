import { type SQL, sql } from "drizzle-orm";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { listingIndex } from "#app/listings/index/search.table.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { isCurrentIndexRow } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { addDays } from "#app/shared/day.ts";
import { currencies } from "#app/shared/money.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";

const reductionDays = 180;

/** Brings the facts of these listings up to date, and returns the groups that may have changed. */
export async function refreshFacts(
  db: Db,
  listingIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const facts = await selectFacts(db, sql`${listings.id} in ${listingIds}`, now);
  const { rows } = await db.execute<{ scope: string }>(sql`
    with written as (${facts}),
    gone as (delete from market_facts f where f.listing_id in ${listingIds} and not exists (
      select from listings l where l.id = f.listing_id and l.published_at is not null))
    select distinct unnest(f.scopes) as scope from market_facts f where f.listing_id in ${listingIds}
    union select unnest(w.scopes) from written w`);
  return rows.map(({ scope }) => scope);
}

/** In portions: one statement for all would keep everybody else waiting on the embedded database. */
export async function refreshAllFacts(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from market_facts f where not exists (
    select from listings l where l.id = f.listing_id and l.published_at is not null)`);
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from listings where id > ${after} order by id limit 1 offset ${portion - 1}`);
    const last = rows[0]?.id;
    const upTo = last ? sql`${listings.id} <= ${last}` : sql`true`;
    await db.execute(await selectFacts(db, sql`${listings.id} > ${after} and ${upTo}`, now));
    if (!last) return;
    after = last;
  }
}

const portion = 2_000;

/** In the order of `publicFacts`. */
const columns =
  "listing_id scopes category trade country region published_at until sold_at price revenue cash_flow multiple margin growth \
established staff reduced_until reduction on_request franchise property absentee financed training relocatable".split(
    " ",
  );

/** Of a listing that nobody can read, these stay as everybody could read them last. */
const kept = new Set(["scopes", "category", "trade", "country", "region", "published_at"]);

/** The statement that writes them; a row that says the same stays as it is. */
async function selectFacts(db: Db, which: SQL, now: Date): Promise<SQL> {
  const isReadable = sql`(excluded.until > ${instant(now)} or excluded.sold_at is not null)`;
  const next = columns.map((name) => {
    const [old, fresh] = [sql.raw(`f.${name}`), sql.raw(`excluded.${name}`)];
    if (kept.has(name)) return sql`case when ${isReadable} then ${fresh} else ${old} end`;
    // It left when that was first seen.
    if (name === "until")
      return sql`case when ${isReadable} then ${fresh} else least(${old}, ${fresh}) end`;
    return fresh;
  });
  const names = sql.raw(columns.join(", "));
  const values = sql.join(next, sql`, `);
  return sql`insert into market_facts as f (${names})
    ${publicFacts(await getExchangeRates(db), which, now)}
    on conflict (listing_id) do update set (${names}) = row (${values})
    where (${sql.raw(columns.map((name) => `f.${name}`).join(", "))}) is distinct from (${values})
    returning scopes`;
}

function publicFacts({ perCad }: ExchangeRates, which: SQL, now: Date): SQL {
  const rate = sql.join(
    currencies.map((currency) => sql`when ${currency} then ${perCad[currency]}::float8`),
    sql` `,
  );
  const inCad = (amount: unknown) =>
    sql`round(${amount} / 100.0 / (case ${listings.currency} ${rate} end))`;
  const place = sql`array['', ${listings.country}, ${listings.region}]`;
  return sql`select ${listings.id},
      array(select distinct word || '@' || place from unnest(${place}) as place, unnest(array_append(trades, '')) as word
        union select ${listings.subcategory} || '@' || place from unnest(array['', ${listings.country}]) as place
          where ${listings.subcategory} is not null
        union select 'franchise' where ${listings.franchise} order by 1),
      trades[1], ${listings.subcategory}, ${listings.country}, ${listings.region}, ${listings.publishedAt},
      left_at, ${listings.soldAt},
      ${shown(inCad(listings.askingPrice))}, ${shown(inCad(listings.annualRevenue))}, ${shown(inCad(listings.annualCashFlow))},
      ${shown(sql`case when ${listings.pricePerCashFlow} > 0 then ${listings.pricePerCashFlow} end`)},
      ${shown(listings.profitMargin)}, ${shown(listings.growthRate)}, ${shown(listings.established)},
      ${shown(sql`(${listings.employeesMin} + ${listings.employeesMax}) / 2.0`)}, ${shown(sql`reduced_until`)},
      case when readable and reduced_until > ${instant(now)} then 100.0 * (1 - ${listings.askingPrice}::float8 / (
        select max(step.amount) from (
          select p.amount, p.currency, lead(p.since) over (order by p.since) as ended
          from listing_prices p where p.listing_id = ${listings.id}) as step
        where step.currency = ${listings.currency}
          and step.ended > greatest(${listings.publishedAt}, ${instant(addDays(now, -reductionDays))}))) end,
      readable and ${listings.askingPriceOnRequest}, readable and coalesce(${listings.franchise}, false),
      ${shown(sql`${listings.propertyType} = 'real_property'`)}, ${shown(sql`${listings.management} = 'absentee'`)},
      ${shown(listings.financingAvailable)}, ${shown(listings.trainingIncluded)}, ${shown(listings.relocatable)}
    from ${listings}
    cross join lateral (select array_agg(c.category order by c.position) as trades
      from ${listingCategories} c where c.listing_id = ${listings.id}) as named
    cross join lateral (select case ${listings.status} when 'active' then ${listings.expiresAt}
      when 'sold' then ${listings.soldAt}
      else least(${listings.withdrawnAt}, ${listings.rejectedAt}, ${listings.expiresAt}, ${instant(now)}) end as left_at) as ending
    cross join lateral (select left_at > ${instant(now)} or ${listings.status} = 'sold' as readable) as page
    left join lateral (select to_timestamp(${listingIndex.reducedUntil} + 1577836800) as reduced_until
      from ${listingIndex} where ${isCurrentIndexRow} and ${listingIndex.reducedUntil} > 0) as badge on true
    where ${which} and ${listings.publishedAt} is not null and trades is not null`;
}

/** The page of a listing that is neither for sale nor sold is gone, and so is what stood on it. */
const shown = (value: unknown): SQL => sql`case when readable then ${value} end`;

const instant = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;
