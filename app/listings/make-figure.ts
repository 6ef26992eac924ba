import type { ListingFigure } from "#app/listings/listing-card-data.ts";
import { rangeBounds, type RangeId } from "#app/listings/range-labels.ts";
import { approximate, type ExchangeRates } from "#app/shared/exchange.ts";
import type { Currency } from "#app/shared/money.ts";

/** An amount, a range, or neither: as the owner stated it, in the currency of the listing. */
export interface StatedFigure {
  amount: number | null;
  range?: RangeId | null;
  onRequest?: boolean;
  currency: Currency;
}

/** What the visitor counts in. */
export interface MoneyView {
  currency: Currency;
  rates: ExchangeRates;
}

/** Null where the owner has not said. The approximation stands beside the true figure only where the currencies differ. */
export function makeFigure(stated: StatedFigure, view: MoneyView): ListingFigure | null {
  const { amount, range, onRequest, currency } = stated;
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
