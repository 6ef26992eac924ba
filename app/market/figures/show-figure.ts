import {
  type FigureTag,
  measures,
  type Measure,
  scopeKey,
  type Scope,
  topics,
  type Topic,
} from "./figure.ts";
import type { FigureRows } from "./market-figures.queries.server.ts";
import { categoryName, type CategorySlug } from "#app/listings/category.ts";
import { emptySearch, type Search } from "#app/search/search.ts";
import { canonicalHref, searchHref } from "#app/search/search-url.ts";
import type { Currency } from "#app/shared/money.ts";
import { type CountryCode, countryName, findRegion } from "#app/shared/places.ts";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";

export const notKnown = "not known yet (fewer than ten listings)";

/** Units of the visitor's currency per Canadian dollar. */
export interface ShownIn {
  currency: Currency;
  perCad: number;
}

const inCad: ShownIn = { currency: "CAD", perCad: 1 };

/** What is known to so many digits; never more is published. */
export const publishedValue = (measure: Measure, value: number): number => {
  const { unit } = measures[measure];
  if (unit === "amount") return threeDigits(value);
  return unit === "multiple" ? Math.round(value * 10) / 10 : Math.round(value);
};

export function formatFigure(
  measure: Measure,
  value: number,
  { currency, perCad }: ShownIn = inCad,
): string {
  const whole = Math.round(value);
  switch (measures[measure].unit) {
    case "amount":
      return formatMoney(threeDigits(value * perCad) * 100, currency);
    case "percent":
      return formatPercent(whole);
    case "multiple":
      return value.toFixed(1);
    case "days":
      return formatCount(whole, { one: "day", other: "days" });
    case "hours":
      return formatCount(Math.max(1, whole), { one: "hour", other: "hours" });
    case "years":
      return formatCount(whole, { one: "year", other: "years" });
    case "count":
      return formatNumber(whole);
  }
}

/** A median of asking prices has three digits that mean something. */
export const threeDigits = (amount: number): number => {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(Math.max(1, amount))) - 2);
  return Math.round(amount / step) * step;
};

/** Figures of listings with one property lead to exactly these. */
const filters: Partial<Record<Measure, Partial<Search>>> = {
  "new-listings": { age: "month" },
  "share-reduced": { business: ["price_reduced"] },
  "median-reduction": { business: ["price_reduced"] },
  "share-financed": { business: ["owner_financed"] },
  "share-franchise": { business: ["franchise"] },
  "share-absentee": { management: ["absentee"] },
  "share-with-property": { property: ["real_property"] },
  "share-relocatable": { property: ["relocatable"] },
};

/** The listings of a group. */
export const searchOf = ({ category, trade, region, country, franchise }: Scope): Search => ({
  ...emptySearch,
  ...(franchise && { business: ["franchise"] }),
  categories: category ? [category as CategorySlug] : [],
  subcategory: trade ?? null,
  regions: region ? [region] : [],
  country: (country as CountryCode | undefined) ?? null,
});

/** The listings behind a figure. */
export function figureHref(measure: Measure, scope: Scope): string {
  const search: Search = { ...searchOf(scope), ...filters[measure] };
  return filters[measure] || scope.franchise || scope.country
    ? searchHref(search)
    : canonicalHref(search);
}

const scopeName = ({ category, region, country }: Scope): string =>
  category
    ? categoryName(category as CategorySlug)
    : region
      ? findRegion(region)!.name
      : countryName(country as CountryCode);

export interface FigureChart {
  title: string;
  bars: { label: string; value: number; text: string; to?: string }[];
}

/** Highest first, without groups of which too little is known. */
export function chartOf(
  { measure }: Extract<FigureTag, { kind: "compare" }>,
  scopes: readonly Scope[],
  figures: FigureRows,
): FigureChart {
  const bars = scopes.flatMap((scope) => {
    const value = figures.get(scopeKey(scope))?.values[measure];
    if (value === undefined) return [];
    return [
      {
        label: scopeName(scope),
        value,
        text: formatFigure(measure, value),
        to: figureHref(measure, scope),
      },
    ];
  });
  return {
    title: measures[measure].label,
    bars: bars.toSorted((one, other) => other.value - one.value),
  };
}

export function questionsChart(figures: FigureRows, scope: Scope = {}): FigureChart {
  const shares = Object.entries(figures.get(scopeKey(scope))?.questions ?? {});
  return {
    title: "Share of first messages that ask about",
    bars: shares
      .map(([topic, part]) => ({
        label: topics[topic as Topic],
        value: part,
        text: formatPercent(part),
      }))
      .toSorted((one, other) => other.value - one.value),
  };
}
