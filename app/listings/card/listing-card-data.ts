import type { BadgeTone } from "#app/ui/feedback/badge.tsx";
import type { TimeAgoValue } from "#app/ui/format/format-date.ts";
import type { RangeId } from "#app/listings/figures/range-labels.ts";

export interface CardBadge {
  label: string;
  tone: BadgeTone;
}

/** The public data that a card shows. */
export interface ListingCardData {
  id: string;
  title: string;
  city: string;
  region: string;
  category: string;
  photo: { mediaId: string; alt: string } | null;
  /** Null where the owner has not stated it. */
  askingPrice: FormattedFigure | null;
  revenue: FormattedFigure | null;
  cashFlow: FormattedFigure | null;
  /** Asking price divided by cash flow. */
  multiple: number | null;
  /** Most important first; a card shows two. */
  badges: CardBadge[];
  /** When it was published. The "newest" order and the age of a listing are based on it. */
  listed: TimeAgoValue;
  saved: boolean;
}

/**
 * A formatted figure. Formatted on the server because constructing the first Intl.NumberFormat blocks a phone for about 100 ms.
 */
export type FormattedFigure =
  | {
      kind: "sum";
      /** "$485,000", "Under $50K" */
      text: string;
      currency?: string | undefined;
      /** "CA$485,000": with the country, for display next to another currency. */
      signed?: string;
      /** Converted to the visitor's currency, if different: "US$347,000". */
      approx?: string;
    }
  | { kind: "on-request" };

/** A figure as the owner stated it. */
export type ListingFigure =
  | {
      kind: "amount";
      /** In minor units. */
      amount: number;
      currency: string;
      /** Converted to the visitor's currency, if different. */
      approx?: { amount: number; currency: string } | null;
    }
  | {
      kind: "range";
      range: RangeId;
      currency?: string;
      /** In minor units; null where the range is open-ended. */
      approx?: { min: number | null; max: number | null; currency: string } | null;
    }
  | { kind: "on-request" };
