import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Comparable, ComparableListing } from "./comparable.ts";
import { marketFacts } from "#app/market/facts/market-facts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { isPublicListing, placeColumns, shownTitle } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";

/** Of a category, the newest first: enough for any comparison, and a bound for the memory that it takes. */
const perCategory = 20_000;

/**
 * The businesses of a category whose pages show price and cash flow, ordered by cash flow. Cached for all valuations and pages of
 * listings, so that none of them searches; it may be a minute behind.
 */
export const getCachedCategory = (
  queryCache: Pick<QueryCache, "get">,
  category: string,
): Promise<Comparable[]> =>
  queryCache.get(`comparables of ${category}`, async (db) => {
    const rows = await selectCategory(db, category);
    return rows
      .map(({ price, cashFlow, soldAt, until, ...row }): Comparable => {
        const ends = soldAt ? null : until.getTime();
        return Object.assign(row, { cashFlow: cashFlow!, multiple: price! / cashFlow!, ends });
      })
      .toSorted((one, other) => one.cashFlow - other.cashFlow);
  });

const selectCategory = (db: Db, category: string) =>
  db
    .select({
      id: marketFacts.listingId,
      trade: marketFacts.trade,
      country: marketFacts.country,
      price: marketFacts.price,
      cashFlow: marketFacts.cashFlow,
      soldAt: marketFacts.soldAt,
      until: marketFacts.until,
    })
    .from(marketFacts)
    .where(
      and(
        eq(marketFacts.category, category),
        isNotNull(marketFacts.multiple),
        gt(marketFacts.price, 0),
        gt(marketFacts.cashFlow, 0),
        sql`(${marketFacts.soldAt} is not null or ${marketFacts.until} > now())`,
      ),
    )
    .orderBy(desc(marketFacts.publishedAt))
    .limit(perCategory);

/** As their own pages show them, in the order of the ids. One that is not public any more is left out. */
export async function describeComparables(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ComparableListing[]> {
  if (ids.length === 0) return [];
  const rows = await byIds(db).execute({ ids: [...ids], now });
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

const byIds = prepareOnce((db) =>
  db
    .select({
      id: listings.id,
      title: shownTitle,
      ...placeColumns,
      currency: listings.currency,
      price: listings.askingPrice,
      cashFlow: listings.annualCashFlow,
      isSold: sql<boolean>`${listings.status} = 'sold'`,
    })
    .from(listings)
    .where(
      and(
        sql`${listings.id} = any (${sql.placeholder("ids")}::uuid[])`,
        sql`(${isPublicListing(sql.placeholder("now"))} or ${listings.status} = 'sold')`,
      ),
    )
    .prepare("comparables_by_ids"),
);
