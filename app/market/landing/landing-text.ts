import { categoryNotes } from "./category-notes.ts";
import type { FigureValues } from "#app/market/figures/market-figures.table.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import type { Currency } from "#app/shared/money.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";
import { formatCount } from "#app/ui/format/format-count.ts";

interface Landing {
  /** "restaurants" or "businesses", and "in Ontario". */
  kind: string;
  where: string | null;
  category: CategorySlug | null;
  values: FigureValues;
  currency: Currency;
  rates: ExchangeRates;
  round?: (amount: number) => number;
}

/** Each sentence names the trade or the place, so no two pages share one. */
export function landingText({
  kind,
  where,
  category,
  values,
  currency,
  rates,
  round = roundOff,
}: Landing): string[] {
  const money = (dollars: number) =>
    formatMoney(round(dollars * rates.perCad[currency]) * 100, currency, {
      currencySign: "prefix",
    });
  const {
    "low-price": low,
    "high-price": high,
    "median-price": median,
    "median-multiple": multiple,
    "share-financed": financed,
    "days-on-market": days,
  } = values;
  const sentences: (string | false | undefined)[] = [
    low !== undefined &&
      high !== undefined &&
      median !== undefined &&
      (where
        ? `Half of the ${kind} ${where} ask between ${money(low)} and ${money(high)}; the median is ${money(median)}.`
        : `Half of all ${kind} ask between ${money(low)} and ${money(high)}; the median is ${money(median)}.`),
    multiple !== undefined &&
      (where
        ? `At the median, ${kind} ${where} ask ${multiple.toFixed(1)} times their yearly cash flow.`
        : `At the median, ${kind} ask ${multiple.toFixed(1)} times their yearly cash flow.`),
    financed !== undefined &&
      (where
        ? `Of the owners of ${kind} ${where} who answer, ${formatPercent(Math.round(financed))} would finance part of the price.`
        : `Of the owners of ${kind} who answer, ${formatPercent(Math.round(financed))} would finance part of the price.`),
    days !== undefined &&
      where !== null &&
      `Half of the ${kind} ${where} have been listed for more than ${formatCount(Math.round(days), { one: "day", other: "days" })}.`,
    category !== null && where === null && categoryNotes[category].price,
    category !== null && where === null && categoryNotes[category].check,
  ];
  return sentences.filter((sentence) => typeof sentence === "string");
}

/** Two or three digits of a typical price mean something. */
function roundOff(amount: number): number {
  const magnitude = 10 ** Math.max(3, Math.floor(Math.log10(Math.max(1, amount))) - 1);
  const step = magnitude / 2;
  return Math.round(amount / step) * step;
}
