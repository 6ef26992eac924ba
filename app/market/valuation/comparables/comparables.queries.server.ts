import { sql } from "drizzle-orm";
import type { Comparable, ComparedTo } from "./comparable.ts";
import { marketFacts } from "#app/market/facts/market-facts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { isOpenListing, shownTitle } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Read on either side by the index, the nearest first; the rules choose among them. */
const perSide = 120;
/** A business ten times as large is no comparison, however few there are. */
const furthest = 10;

/**
 * Active and sold businesses whose pages show price and cash flow, nearest by cash flow. Titles and places are as those pages
 * show them.
 */
export async function listCandidates(
  db: Db,
  { id, category, cashFlow }: ComparedTo,
  now: Date,
): Promise<Comparable[]> {
  const f = marketFacts;
  const side = (from: string, to: number, order: string) => sql`(
    select * from ${f} where ${f.category} = ${category} and ${f.multiple} is not null
      and ${f.cashFlow} ${sql.raw(from)} ${cashFlow} and ${f.cashFlow} ${sql.raw(to > 1 ? "<" : ">")} ${Math.round(cashFlow * to)}
      and (${f.soldAt} is not null or ${f.until} > ${now.toISOString()}::timestamptz)
      and ${f.listingId} is distinct from ${id}::uuid
    order by ${f.cashFlow} ${sql.raw(order)} limit ${perSide})`;
  const { rows } = await db.execute<Comparable & Record<string, unknown>>(sql`
    select near.listing_id as "id", ${shownTitle} as "title", ${listings.city} as "city", near.trade, near.country,
      near.region, near.price::float8 as "price", near.cash_flow::float8 as "cashFlow",
      near.price::float8 / near.cash_flow as "multiple",
      json_build_object('currency', ${listings.currency}, 'price', ${listings.askingPrice},
        'cashFlow', ${listings.annualCashFlow}) as "stated", near.sold_at is not null as "isSold"
    from (${side(">=", furthest, "asc")} union all ${side("<", 1 / furthest, "desc")}) as near
    join ${listings} on ${listings.id} = near.listing_id
    where ${isOpenListing(now)} and near.cash_flow > 0 and near.price > 0`);
  return rows;
}
