import type { ValuationAnswers } from "./answers.ts";
import { cashFlowOf } from "./add-backs.ts";
import type { BusinessToValue } from "#app/market/valuation/value-business.ts";
import { findCategory, findSubcategoryAnywhere } from "#app/listings/category.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";

/** Owners who work less are away: listings call it absentee management. */
const absenteeHours = 5;

/** In Canadian dollars, as the model counts. */
export function businessOfAnswers(
  answers: ValuationAnswers,
  { perCad }: ExchangeRates,
): BusinessToValue {
  const { amounts, numbers, place, property, franchise, currency } = answers;
  const inCad = (amount: number | null | undefined): number | null =>
    amount === null || amount === undefined ? null : amount / perCad[currency];
  const { category, trade } = tradeOf(answers.trade);
  return {
    category,
    trade,
    country: place?.slice(0, 2) ?? null,
    region: place && place.length > 2 ? place : null,
    revenue: inCad(amounts.revenue),
    cashFlow: inCad(cashFlowOf(answers)),
    growth: numbers.growth ?? null,
    age: numbers.years ?? null,
    property: property === "included",
    franchise: franchise === null ? null : franchise === "yes",
    absentee: numbers.hours === undefined ? null : numbers.hours < absenteeHours,
    propertyValue: property === "included" ? inCad(amounts["property-value"]) : null,
  };
}

export function tradeOf(slug: string | null): { category: string | null; trade: string | null } {
  if (slug === null) return { category: null, trade: null };
  const found = findSubcategoryAnywhere(slug);
  if (found) return { category: found.category.slug, trade: found.subcategory.slug };
  return { category: findCategory(slug)?.slug ?? null, trade: null };
}
