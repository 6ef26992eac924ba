import type { BadgeTone } from "#app/ui/badge.tsx";
import type { RangeId } from "./range-labels.ts";

/** What a card may know of a listing: public facts only. */
export interface ListingCardData {
  id: string;
  title: string;
  city: string;
  region: string;
  category: string;
  photo: { mediaId: string; alt: string; width: number; height: number } | null;
  /** Null: the owner has not said. */
  askingPrice: ListingFigure | null;
  revenue: ListingFigure | null;
  cashFlow: ListingFigure | null;
  /** Asking price over cash flow. */
  multiple: number | null;
  /** The most telling first; a card shows two. */
  badges: { label: string; tone: BadgeTone }[];
  /** ISO 8601: since when buyers can see it. "Newest" and the age of a listing go by it. */
  listedAt: string;
  featured: boolean;
  saved: boolean;
}

export type ListingFigure =
  | {
      kind: "amount";
      /** In minor units. */
      amount: number;
      currency: string;
      /** In the currency that the visitor picked, where that is another one. */
      approx?: { amount: number; currency: string } | null;
    }
  | { kind: "range"; range: RangeId }
  | { kind: "on-request" };
