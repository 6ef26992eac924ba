import {
  type AmountName,
  type NumberName,
  type ValuationAnswers,
} from "#app/market/valuation/answers/answers.ts";
import { addBacks, cashFlowOf } from "#app/market/valuation/answers/add-backs.ts";
import { tradeOf } from "#app/market/valuation/answers/business-of-answers.ts";
import { categoryPlural, subcategoryPlural } from "#app/search/trade-names.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import { countryName, findRegion, isCountry } from "#app/shared/places.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";

/** "Bakeries in Ontario". */
export function describeBusiness({ trade: slug, place }: ValuationAnswers): string {
  const { trade, category } = tradeOf(slug);
  const plural = trade
    ? subcategoryPlural(trade)
    : category
      ? categoryPlural(category as CategorySlug)
      : "Businesses";
  return place ? `${plural} in ${placeText(place)}` : plural;
}

const placeText = (place: string): string => {
  if (!isCountry(place)) return findRegion(place)?.name ?? place;
  return place === "US" ? "the United States" : countryName(place);
};

export interface AnswerRow {
  term: string;
  detail: string;
}

const amountLabels: Partial<Record<AmountName, string>> = {
  revenue: "Revenue a year",
  "property-value": "Real property at",
  inventory: "Inventory",
  equipment: "Equipment and furniture",
  asking: "Asking price in mind",
};
const numberTexts: Record<NumberName, [term: string, write: (value: number) => string]> = {
  growth: ["Revenue trend", (value) => `${formatPercent(value)} a year`],
  hours: [
    "Owner's work",
    (value) => formatCount(value, { one: "hour a week", other: "hours a week" }),
  ],
  years: ["In business", (value) => formatCount(value, { one: "year", other: "years" })],
  lease: ["Lease left", (value) => formatCount(value, { one: "year", other: "years" })],
};

/** What was answered, for the report. */
export function showAnswers(answers: ValuationAnswers): AnswerRow[] {
  const { amounts, numbers, currency, property, franchise } = answers;
  const money = (amount: number) => formatMoney(amount * 100, currency);
  const rows: AnswerRow[] = [{ term: "Business", detail: describeBusiness(answers) }];
  const say = (term: string, detail: string | null | undefined) => {
    if (detail) rows.push({ term, detail });
  };
  const sayAmount = (name: AmountName) =>
    amounts[name] !== undefined && say(amountLabels[name]!, money(amounts[name]));
  sayAmount("revenue");
  if (amounts.profit !== undefined) {
    say("Net profit", money(amounts.profit));
    for (const { name, label } of addBacks)
      if (amounts[name]) say(`Add back: ${label.toLowerCase()}`, money(amounts[name]));
  }
  const cashFlow = cashFlowOf(answers);
  if (cashFlow !== null) say("Cash flow a year", money(cashFlow));
  for (const name of ["growth", "hours", "years", "lease"] as const) {
    const [term, write] = numberTexts[name];
    const value = numbers[name];
    if (value !== undefined) say(term, write(value));
  }
  say("Real property", property && (property === "included" ? "Included" : "Not included"));
  for (const name of ["property-value", "inventory", "equipment", "asking"] as const)
    sayAmount(name);
  say("Franchise", franchise && (franchise === "yes" ? "Yes" : "No"));
  return rows;
}
