import { type SQL, sql } from "drizzle-orm";
import { cellAt } from "#app/search/area.ts";
import { toIndexTime } from "#app/listings/index/index-encoding.ts";
import { expiringOptions } from "#app/search/options.ts";
import { forever, listingIndex as i } from "#app/listings/index/search.table.ts";
import { alerts as a } from "#app/messages/alerts/alerts.table.ts";
import { listingChanges as c } from "./listing-changes.table.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import { currencies } from "#app/shared/money.ts";

interface Matching {
  changes: SQL;
  alerts: SQL;
  rates: ExchangeRates;
  now: Date;
}

const day = 86_400;
const rowLength = sql.raw(String(cellAt(1, 0)));

/** Pairs of alert and change whose listing is now in the alert's results: one pass over the alerts, without repeating any search. */
export const matchingPairs = ({ changes, alerts, rates, now }: Matching): SQL => sql`
  with facts as materialized (
    select ${c.id} as change_id, ${c.happenedAt} as happened_at, rate.currency,
      ${i.form} as form, ${currentBusiness(now)} as business, ${i.region} as region, ${i.subcategory} as subcategory,
      ${i.cell} / ${rowLength} as grid_row, ${i.cell} % ${rowLength} as grid_column,
      ${i.listed} as listed, place.key as city_key, listing_document(${i.textRow}) as document,
      ${low(i.priceMin)} as price_low, ${high(i.priceMax)} as price_high,
      ${low(i.revenueMin)} as revenue_low, ${high(i.revenueMax)} as revenue_high,
      ${low(i.cashFlowMin)} as cash_flow_low, ${high(i.cashFlowMax)} as cash_flow_high
    from ${c}
    join ${i} on ${i.listingId} = ${c.listingId} and ${i.ended} = ${sql.raw(String(forever))}
      and ${i.expires} > ${toIndexTime(now)}
    join search_cities place on place.number = ${i.city}
    cross join (values ${rateRows(rates)}) as rate (currency, per_cad)
    where ${changes}
  )
  select ${a.id} as alert_id, f.change_id from facts f join ${a} on ${a.currency} = f.currency
  where ${alerts} and ${a.encodedAt} is not null
    and (${a.categoryMask} = 0 or f.form & ${a.categoryMask} <> 0)
    and (${a.subcategory} = 0 or f.subcategory = ${a.subcategory})
    and (${a.propertyMask} = 0 or f.form & ${a.propertyMask} <> 0)
    and (${a.managementMask} = 0 or f.form & ${a.managementMask} <> 0)
    and (${a.businessMask} = 0 or f.business & ${a.businessMask} <> 0)
    and (${a.regions} is null or f.region = any (${a.regions}))
    and (${a.cityKey} is null or f.city_key = ${a.cityKey})
    and (${a.firstRow} is null or (f.grid_row between ${a.firstRow} and ${a.lastRow}
      and f.grid_column between ${a.firstColumn} and ${a.lastColumn}))
    and (${a.priceMin} is null or f.price_high > ${a.priceMin})
    and (${a.priceMax} is null or f.price_low <= ${a.priceMax})
    and (${a.revenueMin} is null or f.revenue_high > ${a.revenueMin})
    and (${a.revenueMax} is null or f.revenue_low <= ${a.revenueMax})
    and (${a.cashFlowMin} is null or f.cash_flow_high > ${a.cashFlowMin})
    and (${a.cashFlowMax} is null or f.cash_flow_low <= ${a.cashFlowMax})
    and (${a.maxAgeDays} is null or f.listed >= ${toIndexTime(now)} - ${a.maxAgeDays} * ${sql.raw(String(day))})
    and (${a.words} is null or f.document @@ ${a.words})
    and (${a.trades} is null or exists (
      select 1 from jsonb_to_recordset(${a.trades}) as trade (subcategories int[], query text, title text)
      where (f.subcategory = any (trade.subcategories) and (trade.query is null or f.document @@ trade.query::tsquery))
        or (trade.title <> '' and f.subcategory = 0 and f.document @@ trade.title::tsquery)
    ))`;

/** Options that expire, such as "price reduced", depend on the clock. */
const currentBusiness = (now: Date): SQL =>
  expiringOptions("business").reduce(
    (bits, { bit, until }) =>
      sql`(${bits} | case when ${i[until]} > ${toIndexTime(now)} then ${sql.raw(String(1 << bit))} else 0 end)`,
    sql`${i.business}`,
  );

const rateRows = ({ perCad }: ExchangeRates): SQL =>
  sql.join(
    currencies.map((currency) => sql`(${currency}::text, ${perCad[currency] ?? 1}::float8)`),
    sql`, `,
  );

// The search converts the amounts of the buyer to whole Canadian dollars; here the amounts of the listing are converted to the
// currency of the buyer, once for all alerts. Half a dollar makes up for the rounding. The largest number in the index stands
// for all that are larger, and the one above it for "no figure", which no amount reaches.
type LowAmount = (typeof i)["priceMin"] | (typeof i)["revenueMin"] | (typeof i)["cashFlowMin"];
type HighAmount = (typeof i)["priceMax"] | (typeof i)["revenueMax"] | (typeof i)["cashFlowMax"];

const low = (column: LowAmount): SQL =>
  sql`case when ${column} = 2147483647 then 'infinity' else (${column} - 0.5::float8) * rate.per_cad end`;
const high = (column: HighAmount): SQL =>
  sql`case ${column} when 2147483646 then 'infinity' when -2147483648 then '-infinity'
    else (${column} + 0.5::float8) * rate.per_cad end`;
