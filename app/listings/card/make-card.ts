import { isUnconfirmed } from "#app/listings/lifecycle/freshness.ts";
import { isNew, saleAgreed } from "#app/listings/listing.ts";
import type { CardBadge, ListingCardData } from "./listing-card-data.ts";
import type { ListingCardRow } from "./listing-cards.queries.server.ts";
import {
  type MoneyOptions,
  makeStatedFigures,
  formatFigure,
  type FigureFormat,
} from "#app/listings/figures/make-figure.ts";
import { placeName } from "#app/shared/places.ts";
import { formatDate, makeTimeAgo } from "#app/ui/format/format-date.ts";
import { type CategorySlug, findCategory } from "#app/listings/category.ts";
import type { PhotoRow, PlaceRow, StatedFigureRow } from "#app/listings/public-listing.server.ts";

export type { ListingCardRow } from "./listing-cards.queries.server.ts";

export interface CardOptions extends MoneyOptions {
  now: Date;
  savedIds?: ReadonlySet<string>;
  compact?: boolean;
  earningsAsText?: boolean;
}

// Shared objects: the router serializes an object that occurs many times only once.
const agreedBadge: CardBadge = { label: saleAgreed, tone: "warning" };
const newBadge: CardBadge = { label: "NEW", tone: "warm" };
const reducedBadge: CardBadge = { label: "Price reduced", tone: "warm" };
const featuredBadge: CardBadge = { label: "Featured", tone: "accent" };
const franchiseBadge: CardBadge = { label: "Franchise", tone: "neutral" };
const quickSaleBadge: CardBadge = { label: "Quick sale", tone: "neutral" };

const confidentialBadge: CardBadge = { label: "Confidential", tone: "neutral" };

const unconfirmedBadge = (confirmedAt: Date): CardBadge => ({
  label: `Not confirmed since ${formatDate(confirmedAt.toISOString())}`,
  tone: "neutral",
});

export function makeCard(row: ListingCardRow, view: CardOptions): ListingCardData {
  const badges: CardBadge[] = [];
  if (row.confidential) badges.push(confidentialBadge);
  if (row.saleAgreed) badges.push(agreedBadge);
  else if (isUnconfirmed(row, view.now)) badges.push(unconfirmedBadge(row.confirmedAt));
  if (isNew(row.createdAt, view.now)) badges.push(newBadge);
  if (row.priceReduced) badges.push(reducedBadge);
  if (row.featured) badges.push(featuredBadge);
  if (row.franchise) badges.push(franchiseBadge);
  if (row.quickSale) badges.push(quickSaleBadge);
  return {
    ...makeBrief(row, view),
    place: placeName(row),
    multiple: row.pricePerCashFlow,
    badges,
    listed: makeTimeAgo(row.publishedAt ?? row.createdAt, view.now),
    saved: view.savedIds?.has(row.id) ?? false,
  };
}

export interface ListingBrief extends PlaceRow, StatedFigureRow, PhotoRow {
  id: string;
  title: string;
  category: CategorySlug | null;
  pricePerCashFlow: number | null;
  publishedAt: Date | null;
}

interface BriefOptions extends MoneyOptions, FigureFormat {
  earningsAsText?: boolean | undefined;
}

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
    ...(!row.photoId && row.category && { illustration: row.category }),
    askingPrice: formatFigure(askingPrice, view),
    revenue: formatFigure(revenue, earnings),
    cashFlow: formatFigure(cashFlow, earnings),
  };
}
