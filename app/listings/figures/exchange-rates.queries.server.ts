import { desc } from "drizzle-orm";
import { exchangeRates } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";

/** The newest rate of each currency; the date is the oldest among them, so that none is called newer than it is. */
export async function getExchangeRates(db: Db): Promise<ExchangeRates> {
  const rows = await db
    .selectDistinctOn([exchangeRates.currency], {
      currency: exchangeRates.currency,
      asOf: exchangeRates.asOf,
      perCad: exchangeRates.perCad,
    })
    .from(exchangeRates)
    .orderBy(exchangeRates.currency, desc(exchangeRates.asOf));
  const perCad = Object.fromEntries(
    rows.map((row) => [row.currency, row.perCad]),
  ) as ExchangeRates["perCad"];
  const dates = rows.filter((row) => row.currency !== "CAD").map((row) => row.asOf);
  return { asOf: dates.toSorted()[0]!, perCad };
}
