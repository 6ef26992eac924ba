import { sql } from "drizzle-orm";
import type { Search } from "#app/search/search.ts";
import { listingIndex as i } from "#app/listings/index/search.table.ts";
import { toIndexSearch } from "#app/search/search.queries.server.ts";
import { searchConditions } from "#app/search/search-conditions.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** In Canadian dollars: half of the businesses ask between `low` and `high`. */
export interface TypicalPrices {
  low: number;
  median: number;
  high: number;
}

/** With fewer prices nothing is typical. */
const minPrices = 8;

/** Only listings with an amount: in the index that is a range with equal ends. */
export async function findTypicalPrices(
  db: Db,
  search: Search,
  now: Date,
): Promise<TypicalPrices | null> {
  const wanted = await toIndexSearch(db, search, now);
  const { rows } = await db.execute<{ prices: number; quarters: number[] | null }>(sql`
    select count(*)::int as prices,
      percentile_disc(array[0.25, 0.5, 0.75]) within group (order by ${i.priceMin})::int[] as quarters
    from ${i} where ${searchConditions(wanted)} and ${i.priceMin} = ${i.priceMax} and ${i.priceMin} > 0`);
  const { prices, quarters } = rows[0]!;
  if (!quarters || prices < minPrices) return null;
  const [low, median, high] = quarters;
  return { low: low!, median: median!, high: high! };
}
