import { type CategorySlug, findCategory } from "#app/listings/category.ts";
import { isNew, type ListingStatus } from "#app/listings/listing.ts";
import type { ListingCardData } from "#app/listings/listing-card-data.ts";
import { makeStatedFigures, type MoneyView } from "#app/listings/make-figure.ts";
import { makePhoto } from "#app/listings/make-photo.ts";
import type { PhotoRow, PlaceRow, StatedFigureRow } from "#app/listings/public-listing.server.ts";
import { type CountryCode, findRegion } from "#app/shared/places.ts";

/** What the database tells of a listing for lists. Cards do not show all of it. */
export interface ListingCardRow extends PlaceRow, StatedFigureRow, PhotoRow {
  id: string;
  title: string;
  summary: string;
  tags: string[];
  status: ListingStatus;
  country: CountryCode;
  /** The first one; a draft may have none yet. */
  category: CategorySlug | null;
  subcategory: string | null;
  pricePerCashFlow: number | null;
  createdAt: Date;
  publishedAt: Date | null;
  featured: boolean;
  verified: boolean;
  priceReduced: boolean;
  workFromHome: boolean;
  relocatable: boolean;
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
    category: row.category ? findCategory(row.category)!.name : "Other",
    photo: makePhoto(row),
    ...makeStatedFigures(row, view),
    multiple: row.pricePerCashFlow,
    badges,
    listedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    featured: row.featured,
    saved: view.savedIds?.has(row.id) ?? false,
  };
}
