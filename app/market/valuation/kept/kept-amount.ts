import type { ExchangeRates } from "#app/shared/exchange.ts";
import type { Currency } from "#app/shared/money.ts";

/** In the currency of the answers, so that a move of the exchange rate is no move of the market. At least 1, for percentages. */
export const keptAmount = (cad: number, currency: Currency, { perCad }: ExchangeRates): number =>
  Math.max(1, Math.round(cad * perCad[currency]));
