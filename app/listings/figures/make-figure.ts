import type { ListingFigure } from "#app/listings/card/listing-card-data.ts";
import type { StatedFigureRow } from "#app/listings/public-listing.server.ts";
import { rangeBounds, type RangeId } from "./range-labels.ts";
import { approximate, type ExchangeRates } from "#app/shared/exchange.ts";
import type { Currency } from "#app/shared/money.ts";

/** As the owner stated it: an amount, a range, on request, or nothing. */
interface StatedFigure {
  amount: number | null;
  range?: RangeId | null;
  onRequest?: boolean;
}

/** The visitor's currency, and the rates to convert to it. */
export interface MoneyOptions {
  currency: Currency;
  rates: ExchangeRates;
}

/** Null where the owner has not stated it. Converted only where the currencies differ. */
export function makeFigure(
  { amount, range, onRequest }: StatedFigure,
  currency: Currency,
  view: MoneyOptions,
): ListingFigure | null {
  const about = (sum: number) => approximate({ amount: sum, currency }, view.currency, view.rates);
  if (amount !== null) return { kind: "amount", amount, currency, approx: about(amount) };
  if (range) {
    const [min, max] = rangeBounds[range];
    const approx =
      currency === view.currency
        ? null
        : {
            min: min === null ? null : about(min)!.amount,
            max: max === null ? null : about(max)!.amount,
            currency: view.currency,
          };
    return { kind: "range", range, currency, approx };
  }
  return onRequest ? { kind: "on-request" } : null;
}

export function makeStatedFigures(row: StatedFigureRow, view: MoneyOptions) {
  const figure = (amount: number | null, range: RangeId | null, onRequest: boolean) =>
    makeFigure({ amount, range, onRequest }, row.currency, view);
  return {
    askingPrice: figure(row.askingPrice, row.askingPriceRange, row.askingPriceOnRequest),
    revenue: figure(row.annualRevenue, row.annualRevenueRange, row.annualRevenueOnRequest),
    cashFlow: figure(row.annualCashFlow, row.annualCashFlowRange, row.annualCashFlowOnRequest),
  };
}
