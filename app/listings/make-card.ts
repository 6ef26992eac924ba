import { type CategorySlug, findCategory } from "#app/listings/category.ts";
import { isNew } from "#app/listings/listing.ts";
import type { ListingCardData } from "#app/listings/listing-card-data.ts";
import { makeStatedFigures, type MoneyView } from "#app/listings/make-figure.ts";
import { makePhoto } from "#app/listings/make-photo.ts";
import type { PhotoRow, PlaceRow, StatedFigureRow } from "#app/listings/public-listing.server.ts";
import { findRegion } from "#app/shared/places.ts";

/** What the database tells of a listing for a card. Not all cards show the summary and the tags. */
export interface ListingCardRow extends PlaceRow, StatedFigureRow, PhotoRow {
  id: string;
  title: string;
  summary: string;
  tags: string[];
  category: CategorySlug;
  pricePerCashFlow: number | null;
  createdAt: Date;
  publishedAt: Date | null;
  featured: boolean;
  priceReduced: boolean;
  franchise: boolean;
  quickSale: boolean;
}

export interface CardView extends MoneyView {
  now: Date;
  savedIds?: ReadonlySet<string>;
}

export function makeCard(row: ListingCardRow, view: CardView): ListingCardData {
  const badges: ListingCardData["badges"] = [];
  if (isNew(row.createdAt, view.now)) badges.push({ label: "NEW", tone: "warm" });
  if (row.priceReduced) badges.push({ label: "Price reduced", tone: "warm" });
  if (row.featured) badges.push({ label: "Featured", tone: "accent" });
  if (row.franchise) badges.push({ label: "Franchise", tone: "neutral" });
  if (row.quickSale) badges.push({ label: "Quick sale", tone: "neutral" });
  return {
    id: row.id,
    title: row.title,
    city: row.city,
    region: findRegion(row.region)?.name ?? row.region,
    category: findCategory(row.category)!.name,
    photo: makePhoto(row),
    ...makeStatedFigures(row, view),
    multiple: row.pricePerCashFlow,
    badges,
    listedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    featured: row.featured,
    saved: view.savedIds?.has(row.id) ?? false,
  };
}
