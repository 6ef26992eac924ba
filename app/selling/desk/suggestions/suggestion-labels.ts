import { goodPhotoCount, goodSummaryLength } from "#app/selling/editing/completeness.ts";
import { type OwnFacts, type Suggestion, type Trait } from "./suggest-changes.ts";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";

export interface SuggestionText {
  key: string;
  text: string;
  section: "photos" | "listing" | "figures";
  /** What it is about, as in the completeness. */
  field: string;
}

const subjects: Record<Trait, Pick<SuggestionText, "section" | "field">> = {
  photos: { section: "photos", field: "photos" },
  summary: { section: "listing", field: "generalSummary" },
  price: { section: "figures", field: "askingPrice" },
  "cash-flow": { section: "figures", field: "cashFlow" },
  revenue: { section: "figures", field: "salesRevenue" },
};

const oneDigit = new Intl.NumberFormat("en-CA", { maximumFractionDigits: 1 });

export function describeSuggestion(
  suggestion: Suggestion,
  category: string,
  own: OwnFacts,
): SuggestionText {
  const from = formatCount(suggestion.listings, { one: "listing", other: "listings" });
  switch (suggestion.kind) {
    case "inquiries": {
      const times = oneDigit.format(suggestion.times);
      return {
        key: `inquiries ${suggestion.trait}`,
        ...subjects[suggestion.trait],
        text: {
          photos: `Listings in ${category} with ${goodPhotoCount} or more photos get ${times} times the inquiries of the others (from ${from}). ${ownPhotos(own)}`,
          summary: `Listings in ${category} with a summary of ${goodSummaryLength} characters or more get ${times} times the inquiries of the others (from ${from}). Yours has ${formatNumber(own.summaryLength)}.`,
          price: `Listings in ${category} that state an asking price get ${times} times the inquiries of the others (from ${from}). Yours states none.`,
          "cash-flow": `Listings in ${category} that state their cash flow get ${times} times the inquiries of the others (from ${from}). Yours does not.`,
          revenue: `Listings in ${category} that state their revenue get ${times} times the inquiries of the others (from ${from}). Yours does not.`,
        }[suggestion.trait],
      };
    }
    case "multiple":
      return {
        key: "multiple",
        ...subjects.price,
        text: `Your asking price is ${oneDigit.format(suggestion.own)} times the cash flow. The median in ${category} is ${oneDigit.format(suggestion.median)} times (from ${from}). If yours is worth more, say why in the summary.`,
      };
    case "usual": {
      const having = `${formatNumber(suggestion.having)} of ${from}`;
      return {
        key: `usual ${suggestion.trait}`,
        ...subjects[suggestion.trait],
        text: {
          photos: `${having} in ${category} have ${goodPhotoCount} or more photos. ${ownPhotos(own)}`,
          summary: `${having} in ${category} have a summary of ${goodSummaryLength} characters or more. Yours has ${formatNumber(own.summaryLength)}.`,
          price: `${having} in ${category} state an asking price. Yours states none.`,
          "cash-flow": `${having} in ${category} state their cash flow. Yours does not.`,
          revenue: `${having} in ${category} state their revenue. Yours does not.`,
        }[suggestion.trait],
      };
    }
  }
}

const ownPhotos = ({ photos }: OwnFacts): string =>
  photos === 0 ? "Yours has none." : `Yours has ${formatNumber(photos)}.`;
