import type { StepTableRow } from "#app/ui/charts/step-table.tsx";
import { formatFactor, formatMultiple, type ValueFormat } from "./format-value.ts";
import type {
  BusinessToValue,
  Step,
  StepName,
  Valuation,
} from "#app/market/valuation/value-business.ts";
import {
  categoryName,
  type CategorySlug,
  findSubcategoryAnywhere,
} from "#app/listings/category.ts";
import { countryName, findRegion, type CountryCode } from "#app/shared/places.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";

const listings = { one: "listing", other: "listings" };

export function showSteps(
  { steps, added, middle, base, amount }: Valuation,
  business: BusinessToValue,
  format: ValueFormat,
): StepTableRow[] {
  const moves = steps.slice(1).map(({ factor }) => Math.log(factor));
  const addition = Math.log(middle / (middle - added));
  const largest = Math.max(0.05, addition, ...moves.map(Math.abs));
  const rows = steps.map((step, at): StepTableRow => {
    const isFirst = at === 0;
    const isSame = Math.abs(step.factor - 1) < 0.001;
    const before = isFirst ? 0 : steps[at - 1]!.value;
    return {
      label: labelOf(step, business, format),
      note: noteOf(step, base, amount, format),
      factor: isFirst ? "" : formatFactor(step.factor),
      change: isFirst ? "" : isSame ? "no change" : format.change(step.value - before),
      value: format.money(step.value),
      weight: isFirst || isSame ? 0 : Math.log(step.factor) / largest,
    };
  });
  if (added > 0)
    rows.push({
      label: "Real property",
      note: "Added as you state it. The business is valued without it.",
      factor: "",
      change: format.change(added),
      value: format.money(middle),
      weight: addition / largest,
    });
  return rows;
}

function labelOf({ name }: Step, business: BusinessToValue, format: ValueFormat): string {
  const { category, trade, region, country, cashFlow, revenue, growth, age } = business;
  const labels: Record<StepName, () => string> = {
    all: () => "All businesses",
    category: () => categoryName(category as CategorySlug),
    trade: () => findSubcategoryAnywhere(trade!)!.subcategory.name,
    place: () => (region ? findRegion(region)!.name : countryName(country as CountryCode)),
    size: () =>
      cashFlow === null
        ? `Revenue of ${format.money(revenue!)}`
        : `Cash flow of ${format.money(cashFlow)}`,
    margin: () => `Margin of ${formatPercent(Math.round((100 * cashFlow!) / revenue!))}`,
    growth: () =>
      growth === 0
        ? "Steady revenue"
        : `Revenue ${growth! > 0 ? "growing" : "falling"} ${formatPercent(Math.abs(growth!))} a year`,
    age: () =>
      formatCount(Math.round(age!), { one: "year in business", other: "years in business" }),
    property: () =>
      business.property && business.propertyValue === null
        ? "Real property included"
        : "Without real property",
    franchise: () => (business.franchise ? "A franchise" : "Not a franchise"),
    absentee: () => (business.absentee ? "Runs without the owner" : "The owner works in it"),
  };
  return labels[name]();
}

function noteOf(
  { name, factor, sample, own }: Step,
  base: Valuation["base"],
  amount: number,
  format: ValueFormat,
): string {
  const count = formatCount(sample, listings);
  if (name === "all")
    return `${formatMultiple(factor)} times the ${base === "cashFlow" ? "cash flow" : "revenue"} of ${format.money(amount)}, from ${count}`;
  if (own === undefined || own > 0.95) return `From ${count}`;
  return `From ${count}, which decide ${formatPercent(Math.round(own * 100))} of this step`;
}
