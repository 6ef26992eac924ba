import type { Currency, Money } from "#app/shared/money.ts";

/** Units of each currency per Canadian dollar on a given day. */
export interface ExchangeRates {
  asOf: string;
  perCad: Record<Currency, number>;
}

/** For display beside the actual price, never for charging. Rounded, so that it is not mistaken for exact. */
export function approximate(money: Money, to: Currency, rates: ExchangeRates): Money | null {
  if (money.currency === to) return null;
  const amount = (money.amount / rates.perCad[money.currency]) * rates.perCad[to];
  const digits = Math.max(0, Math.floor(Math.log10(Math.abs(amount) || 1)) - 2);
  const step = 10 ** digits;
  return { amount: Math.round(amount / step) * step, currency: to };
}
