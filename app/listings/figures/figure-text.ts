import { rangeLabels } from "./range-labels.ts";
import type { StatedFigureRow } from "#app/listings/public-listing.server.ts";
import type { Currency } from "#app/shared/money.ts";
import { currencySigns, formatMoney } from "#app/ui/format/format-money.ts";

/** Three currencies share the dollar sign, so the country is named. */
export const exactMoney = (amount: number, currency: Currency): string =>
  formatMoney(amount, currency, { currencySign: "prefix" });

/** The three figures of a card, in the listing's own currency: the same text for everyone. Null if not stated. */
export const figureTexts = (row: StatedFigureRow) => [
  { label: "Asking price", value: figureText(row, "askingPrice") },
  { label: "Revenue", value: figureText(row, "annualRevenue") },
  { label: "Cash flow", value: figureText(row, "annualCashFlow") },
];

function figureText(
  row: StatedFigureRow,
  name: "askingPrice" | "annualRevenue" | "annualCashFlow",
): string | null {
  const { currency, [name]: amount } = row;
  const range = row[`${name}Range` as const];
  if (amount !== null) return exactMoney(amount, currency);
  if (range) return rangeLabels[range].replaceAll("$", currencySigns[currency]!);
  return row[`${name}OnRequest` as const] ? "On request" : null;
}
