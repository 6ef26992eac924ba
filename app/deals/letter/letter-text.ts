import type { PricedTerms } from "#app/deals/offers/offer.ts";
import { conditionLabels, inclusions } from "#app/deals/offers/offer.ts";
import { offerTotals } from "#app/deals/offers/offer-totals.ts";
import { asInlineText } from "#app/deals/signing/text-blocks.ts";
import { shortId } from "#app/listings/listing.ts";
import type { CountryCode } from "#app/shared/places.ts";
import { findRegion } from "#app/shared/places.ts";
import { formatCalendarDay, formatDate } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import ca from "./texts/ca.md?raw";
import mx from "./texts/mx.md?raw";
import us from "./texts/us.md?raw";

const templates: Record<CountryCode, string> = { CA: ca, US: us, MX: mx };

/** Raised with every change of the text, which a test enforces. */
export const letterVersion = (country: CountryCode): string => `letter-${country.toLowerCase()}-1`;

export interface LetterFacts extends PricedTerms {
  listingId: string;
  title: string;
  country: CountryCode;
  region: string;
  timezone: string;
  buyer: string;
  seller: string;
  now: Date;
}

/** What people typed is kept on one line, so that it cannot look like a heading. */
export function writeLetter(facts: LetterFacts): string {
  const { country, timezone: timeZone, price, currency } = facts;
  const values: Record<string, string> = {
    date: formatDate(facts.now.toISOString(), { format: "long", timeZone }),
    buyer: asInlineText(facts.buyer),
    seller: asInlineText(facts.seller),
    title: asInlineText(facts.title),
    number: shortId(facts.listingId),
    region: findRegion(facts.region)!.name,
    price: sum(price, currency),
    structure: items(structure(facts)),
    included: items(included(facts)),
    conditions: items(conditions(facts)),
    notes: asInlineText(facts.notes) || "Nothing.",
  };
  return templates[country].trim().replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!);
}

const sum = (amount: number, currency: string): string =>
  `${formatMoney(amount, currency)} ${currency}`;

const items = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");

function structure({ currency, deposit, takeBack, earnOut, ...terms }: LetterFacts): string[] {
  const { cash } = offerTotals({ ...terms, takeBack, earnOut }, null);
  return [
    `${sum(cash, currency)} in cash at closing${deposit > 0 ? `, of which ${sum(deposit, currency)} as a deposit` : ""}.`,
    ...(takeBack
      ? [
          `${sum(takeBack.amount, currency)} as a loan of the seller to the buyer (vendor take-back), at ${takeBack.rate}% a year, paid back in equal monthly payments over ${takeBack.years} years.`,
        ]
      : []),
    ...(earnOut
      ? [
          `On top of the price, up to ${sum(earnOut.amount, currency)} over ${earnOut.years} years (earn-out), if this is met: ${asInlineText(earnOut.condition)}`,
        ]
      : []),
  ];
}

function included({ included, trainingWeeks }: LetterFacts): string[] {
  const things = included.map((name) => inclusions[name].toLowerCase());
  return [
    things.length > 0
      ? `Included in the price: ${things.join("; ")}.`
      : "As the purchase agreement says.",
    ...(trainingWeeks > 0
      ? [
          `The seller introduces the buyer to the business for ${trainingWeeks} weeks after closing, at no charge.`,
        ]
      : []),
  ];
}

const conditions = ({ conditions: given }: LetterFacts): string[] =>
  given.length === 0
    ? ["None but a purchase agreement that both sides sign."]
    : given.map(({ kind, text, by }) =>
        [`${conditionLabels[kind]}, by ${formatCalendarDay(by)}`, asInlineText(text)]
          .filter(Boolean)
          .join(": "),
      );
