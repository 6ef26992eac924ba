import type { Business } from "#app/listings/detail/business.queries.server.ts";
import type { CategoryMultiple } from "#app/listings/detail/business-view.ts";
import { formatDate } from "#app/ui/format-date.ts";
import { formatMoney } from "#app/ui/format-money.ts";
import { formatPercent } from "#app/ui/format-percent.ts";

/** Sentences derived from the figures and facts of this listing. */
export function listHighlights(
  business: Business,
  multiple: CategoryMultiple | null,
  now: Date,
): string[] {
  const { reduction, currency, profitMargin, growthRate, established } = business;
  const years = established === null ? 0 : now.getFullYear() - established;
  const sentences = [
    reduction &&
      `The asking price was reduced by ${formatMoney(reduction.by, currency)} on ${formatDate(reduction.since.toISOString())}.`,
    profitMargin !== null &&
      profitMargin > 0 &&
      `Cash flow is ${formatPercent(profitMargin)} of revenue.`,
    multipleSentence(business, multiple),
    growthRate !== null &&
      growthRate > 0 &&
      `The owner reports revenue growth of ${formatPercent(growthRate)} a year.`,
    years > 1 && `In business for ${years} years, since ${established}.`,
    business.propertyType === "real_property" && "Real property is included in the sale.",
    business.financingAvailable && "The owner offers financing.",
    business.trainingIncluded && "Training for the new owner is included.",
    business.management === "absentee" && "The owner does not need to be there every day.",
    business.management === "employee_owned" && "It is employee owned.",
    business.franchise && "It is part of a franchise.",
    business.relocatable && "It can be relocated.",
    business.workFromHome && "It can be run from home.",
    business.accommodationIncluded && "Accommodation is included.",
  ];
  return sentences.filter((sentence): sentence is string => Boolean(sentence));
}

function multipleSentence(
  { pricePerCashFlow }: Business,
  multiple: CategoryMultiple | null,
): string | null {
  if (pricePerCashFlow === null || pricePerCashFlow <= 0) return null;
  const own = pricePerCashFlow.toFixed(1);
  if (!multiple) return `The asking price is ${own} times annual cash flow.`;
  const { median, listings, category } = multiple;
  return `The asking price is ${own} times annual cash flow; the median of ${listings} listings in ${category} is ${median.toFixed(1)}.`;
}
