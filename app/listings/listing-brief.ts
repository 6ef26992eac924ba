import { type CategorySlug, findCategory } from "#app/listings/category.ts";
import { makeStatedFigures, type MoneyView } from "#app/listings/figures/make-figure.ts";
import type { PhotoRow, PlaceRow, StatedFigureRow } from "#app/listings/public-listing.server.ts";
import { formatFigure, type FigureFormat } from "#app/listings/figures/format-figure.ts";

/** What the database tells of a listing wherever it is shown in short: its place, its three figures as stated, its photo. */
export interface ListingBrief extends PlaceRow, StatedFigureRow, PhotoRow {
  id: string;
  title: string;
  /** The first one; a draft may have none yet. */
  category: CategorySlug | null;
  pricePerCashFlow: number | null;
  publishedAt: Date | null;
}

interface BriefView extends MoneyView, FigureFormat {
  /** The price alone is also shown in the visitor's currency: of the earnings only the text is sent. */
  earningsAsText?: boolean | undefined;
}

/** The same in words, and as the visitor counts. */
export function makeBrief(row: ListingBrief, view: BriefView) {
  const earnings = { compact: view.compact, textOnly: view.earningsAsText };
  const { askingPrice, revenue, cashFlow } = makeStatedFigures(row, view);
  return {
    id: row.id,
    title: row.title,
    category: row.category ? findCategory(row.category)!.name : "Other",
    photo: row.photoId ? { mediaId: row.photoId, alt: row.photoCaption || "" } : null,
    askingPrice: formatFigure(askingPrice, view),
    revenue: formatFigure(revenue, earnings),
    cashFlow: formatFigure(cashFlow, earnings),
  };
}
