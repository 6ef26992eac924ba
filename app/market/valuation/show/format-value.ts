import type { ExchangeRates } from "#app/shared/exchange.ts";
import type { Currency } from "#app/shared/money.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

/** How a valuation writes its amounts, which are whole Canadian dollars inside. */
export interface ValueFormat {
  currency: Currency;
  /** In the currency, rounded to three digits: more would claim more than is known. */
  round: (cad: number) => number;
  money: (cad: number) => string;
  change: (cad: number) => string;
}

export function createValueFormat(currency: Currency, { perCad }: ExchangeRates): ValueFormat {
  const round = (cad: number) => toThreeDigits(cad * perCad[currency]);
  const write = (amount: number) => writeAmount(amount, currency);
  return {
    currency,
    round,
    money: (cad) => write(round(cad)),
    change: (cad) => {
      const amount = round(cad);
      return amount < 0 ? `−${write(-amount)}` : `+${write(amount)}`;
    },
  };
}

/** Of an amount in the currency itself. */
export const writeAmount = (amount: number, currency: Currency): string =>
  formatMoney(toThreeDigits(amount) * 100, currency);

/** In the visitor's own currency, if the valuation is in another. */
export function approximateRange(
  { low, high }: { low: number; high: number },
  currency: Currency,
  picked: Currency,
  rates: ExchangeRates,
): string | null {
  if (picked === currency) return null;
  const { round } = createValueFormat(picked, rates);
  const write = (cad: number) => formatMoney(round(cad) * 100, picked, { currencySign: "prefix" });
  return `About ${write(low)} to ${write(high)} at the exchange rate of ${formatDate(rates.asOf)}`;
}

export function toThreeDigits(amount: number): number {
  if (amount === 0) return 0;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(amount))) - 2);
  return Math.round(amount / step) * step;
}

const oneDigit = new Intl.NumberFormat("en-CA", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const twoDigits = new Intl.NumberFormat("en-CA", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Of cash flow with one digit; of revenue, which is below one, with two. */
export const formatMultiple = (multiple: number): string =>
  (multiple < 1 ? twoDigits : oneDigit).format(multiple);

export const formatFactor = (factor: number): string => `× ${twoDigits.format(factor)}`;
