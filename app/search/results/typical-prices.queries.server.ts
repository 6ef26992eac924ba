import { sql } from "drizzle-orm";
import type { Search } from "#app/search/search.ts";
import { listingIndex as i } from "#app/listings/index/search.table.ts";
import { toIndexSearch } from "#app/search/search.queries.server.ts";
import { searchConditions } from "#app/search/search-conditions.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import type { Currency } from "#app/shared/money.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

export interface TypicalPrices {
  low: number;
  median: number;
  high: number;
}

const minPrices = 8;

/** Only listings with an amount: in the index that is a range with equal ends. */
export async function findTypicalPrices(
  db: Db,
  search: Search,
  now: Date,
): Promise<TypicalPrices | null> {
  const wanted = await toIndexSearch(db, search, now);
  const { rows } = await db.execute<{ prices: number; fifths: number[] | null }>(sql`
    select count(*)::int as prices,
      percentile_disc(array[0.2, 0.5, 0.8]) within group (order by ${i.priceMin})::int[] as fifths
    from ${i} where ${searchConditions(wanted)} and ${i.priceMin} = ${i.priceMax} and ${i.priceMin} > 0`);
  const { prices, fifths } = rows[0]!;
  if (!fifths || prices < minPrices) return null;
  const [low, median, high] = fifths;
  return { low: low!, median: median!, high: high! };
}

export function describePrices(
  prices: TypicalPrices,
  currency: Currency,
  { perCad }: ExchangeRates,
): string {
  const money = (dollars: number) =>
    formatMoney(roundOff(dollars * perCad[currency]) * 100, currency, { currencySign: "prefix" });
  const { low, median, high } = prices;
  return `Most are priced between ${money(low)} and ${money(high)}. The median is ${money(median)}.`;
}

/** A typical price is approximate: two or three digits of it mean something. */
function roundOff(amount: number): number {
  const magnitude = 10 ** Math.max(3, Math.floor(Math.log10(Math.max(1, amount))) - 1);
  const step = magnitude / 2;
  return Math.round(amount / step) * step;
}
