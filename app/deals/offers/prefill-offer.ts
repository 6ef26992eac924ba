import { wholeUnits } from "#app/selling/editing/figure-value.ts";
import { addDays } from "#app/shared/day.ts";
import type { Currency } from "#app/shared/money.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import type { OfferTerms } from "./offer.ts";

const usualDays = 7;

/** The terms of the previous offer, with a new deadline. */
export function prefillOffer(
  before: { price: number; currency: Currency; terms: OfferTerms } | null,
  { timeZone, currency, now }: { timeZone: string; currency: Currency; now: Date },
): Record<string, string> {
  const validOn = formatDate(addDays(now, usualDays).toISOString(), { format: "day", timeZone });
  if (!before) return { validOn };
  const { price, terms } = before;
  const { takeBack, earnOut } = terms;
  const filled = (value: number | undefined) => (value ? String(value) : "");
  // An amount in another currency would be another amount.
  const isSame = before.currency === currency;
  const amount = (minor: number | undefined) => (minor && isSame ? wholeUnits(minor) : "");
  return {
    validOn,
    price: amount(price),
    deposit: amount(terms.deposit),
    takeBack: amount(takeBack?.amount),
    rate: filled(takeBack?.rate),
    years: filled(takeBack?.years),
    earnOut: amount(earnOut?.amount),
    earnOutYears: filled(earnOut?.years),
    earnOutCondition: earnOut?.condition ?? "",
    included: terms.included.join(","),
    trainingWeeks: filled(terms.trainingWeeks),
    notes: terms.notes,
    ...Object.fromEntries(
      terms.conditions.flatMap(({ kind, text, by }, at) => [
        [`kind${at + 1}`, kind],
        [`text${at + 1}`, text],
        [`by${at + 1}`, by],
      ]),
    ),
  };
}
