import type { BadgeTone } from "#app/ui/badge.tsx";
import type { TimeAgoValue } from "#app/ui/format-date.ts";
import type { RangeId } from "#app/listings/figures/range-labels.ts";

export interface CardBadge {
  label: string;
  tone: BadgeTone;
}

/** What a card may know of a listing: public facts only. */
export interface ListingCardData {
  id: string;
  title: string;
  city: string;
  region: string;
  category: string;
  photo: { mediaId: string; alt: string } | null;
  /** Null: the owner has not said. */
  askingPrice: FormattedFigure | null;
  revenue: FormattedFigure | null;
  cashFlow: FormattedFigure | null;
  /** Asking price over cash flow. */
  multiple: number | null;
  /** The most telling first; a card shows two. */
  badges: CardBadge[];
  /** Since when buyers can see it. "Newest" and the age of a listing go by it. */
  listed: TimeAgoValue;
  saved: boolean;
}

/**
 * A figure as it is read. The server writes it: to make its first number format, a browser looks through all the languages
 * of the world, which keeps a phone busy for a tenth of a second.
 */
export type FormattedFigure =
  | {
      kind: "sum";
      /** "$485,000", "Under $50K" */
      text: string;
      currency?: string | undefined;
      /** "CA$485,000": beside another currency it says whose dollar it is. */
      signed?: string;
      /** In the currency that the visitor picked, where that is another one: "US$347,000". */
      approx?: string;
    }
  | { kind: "on-request" };

/** What the owner stated. */
export type ListingFigure =
  | {
      kind: "amount";
      /** In minor units. */
      amount: number;
      currency: string;
      /** In the currency that the visitor picked, where that is another one. */
      approx?: { amount: number; currency: string } | null;
    }
  | {
      kind: "range";
      range: RangeId;
      currency?: string;
      /** In minor units; null where the range is open on that side. */
      approx?: { min: number | null; max: number | null; currency: string } | null;
    }
  | { kind: "on-request" };
