import type { Disclosed, ListingAccess } from "#app/listings/disclosure.ts";
import type { BusinessFigures, FigureRow } from "#app/browsing/business/figures/figure-rows.ts";
import type { PriceRow } from "#app/browsing/business/figures/price-table.tsx";
import type { Fact, LinkedName, LockedFact } from "./format-facts.ts";
import type { Bar } from "#app/ui/bar-list.tsx";

/**
 * All that the page of a business shows to this viewer, and nothing that they may not see. Formatted on the server, which keeps
 * the data and code for hydration small.
 */
export interface BusinessView extends Omit<Disclosed, "locks" | "documents" | "video"> {
  id: string;
  access: Extract<ListingAccess, "public" | "private">;
  isSold: boolean;
  isNew: boolean;
  isVerified: boolean;
  isSaved: boolean;
  /** "Oct 2, 2026"; null where the owner has confirmed lately that it is for sale. */
  notConfirmedSince: string | null;
  title: string;
  paragraphs: string[];
  tags: string[];
  /** The main category first. */
  categories: LinkedName[];
  subcategory: LinkedName | null;
  place: { city: string; region: string; country: string };
  /** Sentences derived from the figures and facts. */
  highlights: string[];
  figures: BusinessFigures;
  /** "About US$348,000 at the exchange rate of Nov 2, 2026" */
  approximately: string | null;
  reduction: string | null;
  summary: FigureRow[];
  metrics: FigureRow[];
  bars: Bar[];
  prices: PriceRow[];
  facts: Fact[];
  answers: Fact[];
  quickFacts: Fact[];
  locked: LockedFact[];
  /** For those who may read them. */
  documents: OpenDocument[] | null;
  video: PlayableVideo | null;
  /** For the loan calculator, in minor units; null where the owner states no amount. */
  price: number | null;
  yearlyCashFlow: number | null;
}

export interface OpenDocument {
  href: string;
  name: string;
  /** "2.4 MB" */
  size: string;
}

export interface PlayableVideo {
  /** Our own page that holds the player. */
  src: string;
  /** The page of the video at its provider. */
  href: string;
  /** "YouTube" */
  provider: string;
}
