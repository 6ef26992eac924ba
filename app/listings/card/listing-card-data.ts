import type { BadgeTone } from "#app/ui/feedback/badge.tsx";
import type { TimeAgoValue } from "#app/ui/format/format-date.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import type { RangeId } from "#app/listings/figures/range-labels.ts";

export interface CardBadge {
  label: string;
  tone: BadgeTone;
}

export interface ListingCardData {
  id: string;
  title: string;
  /** "Hamilton, Ontario", or only the region of a confidential listing. */
  place: string;
  category: string;
  photo: { mediaId: string; alt: string } | null;
  /** Drawn where there is no photo. */
  illustration?: CategorySlug | undefined;
  askingPrice: FormattedFigure | null;
  revenue: FormattedFigure | null;
  cashFlow: FormattedFigure | null;
  multiple: number | null;
  badges: CardBadge[];
  /** When it was published. The "newest" order and the age of a listing are based on it. */
  listed: TimeAgoValue;
  saved: boolean;
}

/** Formatted on the server: the first Intl.NumberFormat blocks a phone for about 100 ms. */
export type FormattedFigure =
  | {
      kind: "sum";
      text: string;
      currency?: string | undefined;
      /** "CA$485,000": with the country, for display next to another currency. */
      signed?: string;
      /** Converted to the visitor's currency, if different: "US$347,000". */
      approx?: string;
    }
  | { kind: "on-request" };

export type ListingFigure =
  | {
      kind: "amount";
      amount: number;
      currency: string;
      approx?: { amount: number; currency: string } | null;
    }
  | {
      kind: "range";
      range: RangeId;
      currency?: string;
      approx?: { min: number | null; max: number | null; currency: string } | null;
    }
  | { kind: "on-request" };

/** Separates facts in one line. With en spaces, because plain spaces are too narrow at small sizes. */
export const dot = "\u2002·\u2002";
