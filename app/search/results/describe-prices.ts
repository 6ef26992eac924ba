import type { TypicalPrices } from "./typical-prices.queries.server.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import type { Currency } from "#app/shared/money.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

/** A sentence about what these businesses cost, in the currency that the visitor picked. */
export function describePrices(
  prices: TypicalPrices,
  currency: Currency,
  { perCad }: ExchangeRates,
): string {
  const money = (dollars: number) =>
    formatMoney(roundOff(dollars * perCad[currency]) * 100, currency, { currencySign: "prefix" });
  const { low, median, high } = prices;
  return `Half of the listings with a price ask between ${money(low)} and ${money(high)}. The median is ${money(median)}.`;
}

/** A typical price is approximate: two or three digits of it mean something. */
function roundOff(amount: number): number {
  const magnitude = 10 ** Math.max(3, Math.floor(Math.log10(Math.max(1, amount))) - 1);
  const step = magnitude / 2;
  return Math.round(amount / step) * step;
}
