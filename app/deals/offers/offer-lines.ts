import { formatCalendarDay, formatDate } from "#app/ui/format/format-date.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { conditionLabels, inclusions, type PricedTerms } from "./offer.ts";
import { offerTotals } from "./offer-totals.ts";

export interface OfferLine {
  term: string;
  /** One per line; empty if the offer does not mention the term. */
  lines: string[];
}

interface Offer extends PricedTerms {
  validUntil: Date;
}

/** Terms in a fixed order, so that versions can be compared line by line. */
export function offerLines(offer: Offer, timeZone: string): OfferLine[] {
  const { currency, price, deposit, takeBack, earnOut, trainingWeeks: weeks } = offer;
  const sum = (amount: number) => formatMoney(amount, currency, { currencySign: "prefix" });
  const years = (count: number) => formatCount(count, { one: "year", other: "years" });
  return [
    { term: "Price", lines: [sum(price)] },
    { term: "Cash at closing", lines: [sum(offerTotals(offer, null).cash)] },
    { term: "Deposit", lines: deposit > 0 ? [sum(deposit)] : [] },
    {
      term: "Vendor take-back",
      lines: takeBack
        ? [sum(takeBack.amount), `${takeBack.rate}% a year over ${years(takeBack.years)}`]
        : [],
    },
    {
      term: "Earn-out",
      lines: earnOut
        ? [`${sum(earnOut.amount)} over ${years(earnOut.years)}`, earnOut.condition]
        : [],
    },
    {
      term: "Included",
      lines: offer.included.map((name) => inclusions[name]),
    },
    {
      term: "Training",
      lines: weeks > 0 ? [formatCount(weeks, { one: "week", other: "weeks" })] : [],
    },
    {
      term: "Conditions",
      lines: offer.conditions.map(({ kind, text, by }) =>
        [`${conditionLabels[kind]} by ${formatCalendarDay(by)}`, text].filter(Boolean).join(": "),
      ),
    },
    { term: "Notes", lines: offer.notes ? [offer.notes] : [] },
    {
      term: "Valid until",
      lines: [formatDate(offer.validUntil.toISOString(), { format: "with-zone", timeZone })],
    },
  ];
}

export interface ComparedLine {
  term: string;
  versions: { number: number; lines: string[]; isChanged: boolean }[];
}

/** Marks what changed between versions. Omits terms that no version has. */
export function compareOffers(
  versions: readonly { number: number; lines: readonly OfferLine[] }[],
): ComparedLine[] {
  const terms = versions[0]?.lines.map(({ term }) => term) ?? [];
  return terms
    .map((term, at) => ({
      term,
      versions: versions.map(({ number, lines }, version) => {
        const before = versions[version - 1]?.lines[at]!.lines;
        const here = lines[at]!.lines;
        return {
          number,
          lines: here,
          isChanged: before !== undefined && before.join("\n") !== here.join("\n"),
        };
      }),
    }))
    .filter((line) => line.versions.some(({ lines }) => lines.length > 0));
}
