import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { cellAt } from "#app/search/area.ts";
import { toIndexTime } from "#app/listings/index/index-encoding.ts";
import { amountNames, optionGroupNames, optionGroups } from "#app/search/options.ts";
import { optionBits } from "#app/search/search-conditions.server.ts";
import { forever, listingIndex as i } from "#app/listings/index/search.table.ts";
import { listings as l } from "#app/listings/listings.table.ts";
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
      ${optionBits("form", now)} as form, ${optionBits("business", now)} as business, ${i.region} as region, ${i.subcategory} as subcategory,
      ${i.cell} / ${rowLength} as grid_row, ${i.cell} % ${rowLength} as grid_column,
      ${i.listed} as listed, place.key as city_key, place.number as city, listing_document(${i.textRow}) as document,
      ${sql.join(
        amountNames.map(
          (name) =>
            sql`${low(i[`${name}Min`])} as ${sql.identifier(`${name}Low`)}, ${high(i[`${name}Max`])} as ${sql.identifier(`${name}High`)}`,
        ),
        sql`, `,
      )}
    from ${c}
    join ${l} on ${l.id} = ${c.listingId} and ${l.presentable} and ${l.saleAgreedAt} is null
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
    and ${sql.join(
      optionGroupNames.map((group) => {
        const mask = a[`${group}Mask`];
        return sql`(${mask} = 0 or f.${sql.raw(optionGroups[group].column)} & ${mask} <> 0)`;
      }),
      sql` and `,
    )}
    and case when ${a.radiusKm} is null
      then (${a.regions} is null or f.region = any (${a.regions})) and (${a.cityKey} is null or f.city_key = ${a.cityKey})
      else f.city = any (cities_near(${a.cityKey}, ${a.regions}, ${a.radiusKm})) end
    and (${a.firstRow} is null or (f.grid_row between ${a.firstRow} and ${a.lastRow}
      and f.grid_column between ${a.firstColumn} and ${a.lastColumn}))
    and ${sql.join(
      amountNames.map((name) => {
        const [min, max] = [a[`${name}Min`], a[`${name}Max`]];
        return sql`(${min} is null or f.${sql.identifier(`${name}High`)} > ${min})
          and (${max} is null or f.${sql.identifier(`${name}Low`)} <= ${max})`;
      }),
      sql` and `,
    )}
    and (${a.maxAgeDays} is null or f.listed >= ${toIndexTime(now)} - ${a.maxAgeDays} * ${sql.raw(String(day))})
    and (${a.words} is null or f.document @@ ${a.words})
    and (${a.trades} is null or exists (
      select 1 from jsonb_to_recordset(${a.trades}) as trade (subcategories int[], query text, title text)
      where (f.subcategory = any (trade.subcategories) and (trade.query is null or f.document @@ trade.query::tsquery))
        or (trade.title <> '' and f.subcategory = 0 and f.document @@ trade.title::tsquery)
    ))`;

const rateRows = ({ perCad }: ExchangeRates): SQL =>
  sql.join(
    currencies.map((currency) => sql`(${currency}::text, ${perCad[currency] ?? 1}::float8)`),
    sql`, `,
  );

// The search converts the buyer's amounts to whole Canadian dollars; here the listing's amounts are converted to
// the buyer's currency, once for all alerts. Half a dollar compensates for rounding. The largest number in the
// index stands for all larger ones, and the next one for "no figure", which no amount reaches.
const low = (column: AnyPgColumn): SQL =>
  sql`case when ${column} = 2147483647 then 'infinity' else (${column} - 0.5::float8) * rate.per_cad end`;
const high = (column: AnyPgColumn): SQL =>
  sql`case ${column} when 2147483646 then 'infinity' when -2147483648 then '-infinity'
    else (${column} + 0.5::float8) * rate.per_cad end`;
