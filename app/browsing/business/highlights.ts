import type { Business } from "./business.queries.server.ts";
import type { CategoryMultiple } from "#app/browsing/business/figures/figure-rows.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";

/** From here on a figure counts as a strength. */
const strongMargin = 15;
const strongGrowth = 2;
const strongYears = 5;

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
      profitMargin >= strongMargin &&
      `Cash flow is ${formatPercent(profitMargin)} of revenue.`,
    multipleSentence(business, multiple),
    growthRate !== null &&
      growthRate >= strongGrowth &&
      `The owner reports revenue growth of ${formatPercent(growthRate)} a year.`,
    years >= strongYears && `In business for ${years} years, since ${established}.`,
    business.propertyType === "real_property" && "Real property is included in the sale.",
    business.financingAvailable && "The owner offers financing.",
    business.trainingIncluded && "Training for the new owner is included.",
    business.management === "absentee" && "The owner does not need to be there every day.",
    business.relocatable && "It can be relocated.",
    business.workFromHome && "It can be run from home.",
    business.accommodationIncluded && "Accommodation is included.",
  ];
  return sentences.filter((sentence): sentence is string => Boolean(sentence));
}

/** Only if the price is low for the category: the multiple itself is in the table of figures. */
function multipleSentence({ pricePerCashFlow }: Business, multiple: CategoryMultiple | null) {
  if (!multiple || pricePerCashFlow === null || pricePerCashFlow <= 0) return null;
  const { median, listings, category } = multiple;
  const [own, usual] = [pricePerCashFlow.toFixed(1), median.toFixed(1)];
  if (Number(own) >= Number(usual)) return null;
  return `The asking price is ${own} times annual cash flow, below the median of ${usual} for ${listings} listings in ${category}.`;
}
