import { type CategorySlug, findCategory } from "./category.ts";
import { makeStatedFigures, type MoneyOptions } from "#app/listings/figures/make-figure.ts";
import type { PhotoRow, PlaceRow, StatedFigureRow } from "./public-listing.server.ts";
import { formatFigure, type FigureFormat } from "#app/listings/figures/format-figure.ts";

/** The columns of every short display of a listing: place, the three stated figures, photo. */
export interface ListingBrief extends PlaceRow, StatedFigureRow, PhotoRow {
  id: string;
  title: string;
  /** The main category; a draft may have none yet. */
  category: CategorySlug | null;
  pricePerCashFlow: number | null;
  publishedAt: Date | null;
}

interface BriefOptions extends MoneyOptions, FigureFormat {
  /** Of revenue and cash flow only the text is sent, without currency and approximation. */
  earningsAsText?: boolean | undefined;
}

/** The formatted data of a short display, in the visitor's currency. */
export function makeBrief(row: ListingBrief, view: BriefOptions) {
  const earnings = { compact: view.compact, textOnly: view.earningsAsText };
  const { askingPrice, revenue, cashFlow } = makeStatedFigures(row, view);
  return {
    id: row.id,
    title: row.title,
    category: row.category ? findCategory(row.category)!.name : "Other",
    photo: row.photoId
      ? { mediaId: row.photoId, alt: row.photoAlt || row.photoCaption || "" }
      : null,
    askingPrice: formatFigure(askingPrice, view),
    revenue: formatFigure(revenue, earnings),
    cashFlow: formatFigure(cashFlow, earnings),
  };
}
