/** Prefixes that name the country: three of our currencies share the dollar sign. */
export const currencySigns: Record<string, string> = { USD: "US$", CAD: "CA$", MXN: "MX$" };

export interface MoneyFormat {
  locale?: string;
  /** "symbol": $1,200 · "prefix": CA$1,200 */
  currencySign?: "symbol" | "prefix";
  /** 1,250,000 as 1.25M, for axes and narrow places. */
  compact?: boolean;
}

/** Cents are shown only where there are any. */
export function formatMoney(minor: number, currency: string, options: MoneyFormat = {}): string {
  const { locale = "en-CA", currencySign = "symbol", compact = false } = options;
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    ...(compact
      ? { notation: "compact", minimumFractionDigits: 0, maximumFractionDigits: 2 }
      : { trailingZeroDisplay: "stripIfInteger" }),
  });
  const prefix = currencySign === "prefix" ? currencySigns[currency] : undefined;
  return format
    .formatToParts(fromMinor(minor, currency))
    .map((part) => (part.type === "currency" && prefix ? prefix : part.value))
    .join("");
}

function fromMinor(minor: number, currency: string): number {
  const digits = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return minor / 10 ** (digits.maximumFractionDigits ?? 2);
}
