import type { BusinessView } from "#app/listings/detail/business-view.ts";
import { formatDate } from "#app/ui/format-date.ts";
import { formatMoney } from "#app/ui/format-money.ts";

type Known = Pick<BusinessView, "figures" | "facts" | "categories">;

const percent = (value: number) =>
  new Intl.NumberFormat("en-CA", { style: "percent", maximumFractionDigits: 1 }).format(
    value / 100,
  );

/** Sentences derived from the figures and facts of this listing. */
export function listHighlights({ figures, facts, categories }: Known, now: Date): string[] {
  const { reduction, currency, profitMargin, growthRate } = figures;
  const years = facts.established === null ? 0 : now.getFullYear() - facts.established;
  const sentences = [
    reduction &&
      `The asking price is ${formatMoney(reduction.by, currency)} lower since ${formatDate(reduction.since)}.`,
    profitMargin !== null &&
      profitMargin > 0 &&
      `${percent(profitMargin)} of the revenue remains as cash flow.`,
    multipleSentence(figures, categories[0]?.name),
    growthRate !== null &&
      growthRate > 0 &&
      `The owner states that revenue grows by ${percent(growthRate)} a year.`,
    years > 1 && `In business for ${years} years, since ${facts.established}.`,
    facts.propertyType === "real_property" && "Real property is part of the sale.",
    facts.financingAvailable && "The owner offers financing.",
    facts.trainingIncluded && "Training for the new owner is included.",
    facts.management === "absentee" && "It runs without the owner being there every day.",
    facts.management === "employee_owned" && "It is owned by its employees.",
    facts.franchise && "It is part of a franchise.",
    facts.relocatable && "It can be moved to another place.",
    facts.workFromHome && "It can be run from home.",
    facts.accommodationIncluded && "A place to live is included.",
  ];
  return sentences.filter((sentence): sentence is string => Boolean(sentence));
}

function multipleSentence(
  { pricePerCashFlow, categoryMultiple }: BusinessView["figures"],
  category: string | undefined,
): string | null {
  if (pricePerCashFlow === null || pricePerCashFlow <= 0) return null;
  const own = pricePerCashFlow.toFixed(1);
  if (!categoryMultiple || !category)
    return `The asking price is ${own} times the yearly cash flow.`;
  const { median, listings } = categoryMultiple;
  return `The asking price is ${own} times the yearly cash flow; the median of ${listings} listings in ${category} is ${median.toFixed(1)}.`;
}
