import { desc, ne } from "drizzle-orm";
import type { DatedRate } from "./parse-rates.ts";
import { exchangeRates } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import { pick } from "#app/platform/db/pick.ts";

export const rateColumns = pick(exchangeRates, "currency", "asOf", "perCad");

/** The latest rate of each currency. The date is the oldest among them, so that no rate is shown as newer than it is. */
export async function getExchangeRates(db: Db): Promise<ExchangeRates> {
  const rows = await db
    .selectDistinctOn([exchangeRates.currency], rateColumns)
    .from(exchangeRates)
    .orderBy(exchangeRates.currency, desc(exchangeRates.asOf));
  const perCad = Object.fromEntries(
    rows.map((row) => [row.currency, row.perCad]),
  ) as ExchangeRates["perCad"];
  const dates = rows.filter((row) => row.currency !== "CAD").map((row) => row.asOf);
  return { asOf: dates.toSorted()[0]!, perCad };
}

export const listExchangeRates = (db: Db, limit: number): Promise<DatedRate[]> =>
  db
    .select(rateColumns)
    .from(exchangeRates)
    .where(ne(exchangeRates.currency, "CAD"))
    .orderBy(desc(exchangeRates.asOf), desc(exchangeRates.currency))
    .limit(limit);

/** Cached, because nearly every page shows prices. */
export const getCachedRates = (queryCache: QueryCache): Promise<ExchangeRates> =>
  queryCache.get("exchange rates", (db) => getExchangeRates(db));
