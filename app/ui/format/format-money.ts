import { memoize } from "./memoize.ts";

/** Three of our currencies share the dollar sign. */
export const currencySigns: Record<string, string> = { USD: "US$", CAD: "CA$", MXN: "MX$" };

interface MoneyFormat {
  /** "symbol": $1,200 · "prefix": CA$1,200 */
  currencySign?: "symbol" | "prefix";
  compact?: boolean;
}

const moneyFormat = memoize(
  (currency: string, compact: boolean) =>
    new Intl.NumberFormat("en-CA", {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      ...(compact
        ? { notation: "compact", minimumFractionDigits: 0, maximumFractionDigits: 2 }
        : { trailingZeroDisplay: "stripIfInteger" }),
    }),
);

const minorUnits = memoize((currency: string) => {
  const usual = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return 10 ** (usual.maximumFractionDigits ?? 2);
});

export function formatMoney(minor: number, currency: string, options: MoneyFormat = {}): string {
  const format = moneyFormat(currency, options.compact ?? false);
  const amount = minor / minorUnits(currency);
  const prefix = options.currencySign === "prefix" ? currencySigns[currency] : undefined;
  if (!prefix && amount >= 0) return format.format(amount);
  return format
    .formatToParts(amount)
    .map(({ type, value }) => {
      if (type === "minusSign") return "−";
      return type === "currency" ? (prefix ?? value) : value;
    })
    .join("");
}
