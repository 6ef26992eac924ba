import {
  type AmountName,
  answerLabels,
  type NumberName,
  type ValuationAnswers,
} from "#app/market/valuation/answers/answers.ts";
import { addBacks, cashFlowOf } from "#app/market/valuation/answers/add-backs.ts";
import { tradeOf } from "#app/market/valuation/answers/business-of-answers.ts";
import { categoryPlural, subcategoryPlural } from "#app/listings/trade-names.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import { countryName, findRegion, isCountry } from "#app/shared/places.ts";
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

const numberTexts: Record<NumberName, (value: number) => string> = {
  growth: (value) => `${formatPercent(value)} a year`,
  hours: String,
  years: String,
  lease: String,
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
    amounts[name] !== undefined && say(answerLabels[name], money(amounts[name]));
  sayAmount("revenue");
  if (amounts.profit !== undefined) {
    say(answerLabels.profit, money(amounts.profit));
    for (const { name } of addBacks)
      if (amounts[name]) say(`Add back: ${answerLabels[name].toLowerCase()}`, money(amounts[name]));
  }
  const cashFlow = cashFlowOf(answers);
  if (cashFlow !== null) say(answerLabels["cash-flow"], money(cashFlow));
  for (const name of ["growth", "hours", "years", "lease"] as const) {
    const value = numbers[name];
    if (value !== undefined) say(answerLabels[name], numberTexts[name](value));
  }
  say("Real property", property === "included" ? "Included" : "Not included");
  for (const name of ["property-value", "inventory", "equipment", "asking"] as const)
    sayAmount(name);
  say("Franchise", franchise && (franchise === "yes" ? "Yes" : "No"));
  return rows;
}
