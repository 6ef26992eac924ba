import { findCategory } from "#app/listings/category.ts";
import { isNew } from "#app/listings/listing.ts";
import type { ListingBrief } from "#app/listings/listing-brief.ts";
import type { ListingCardData } from "#app/listings/listing-card-data.ts";
import { makeFigure, type MoneyView } from "#app/listings/make-figure.ts";
import type { RangeId } from "#app/listings/range-labels.ts";
import { findRegion } from "#app/shared/places.ts";

/** What the database tells of a listing for a card. */
export interface ListingCardRow extends ListingBrief {
  createdAt: Date;
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
  const figure = (amount: number | null, range: RangeId | null, onRequest: boolean) =>
    makeFigure({ amount, range, onRequest }, row.currency, view);
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
    photo: row.photoId
      ? {
          mediaId: row.photoId,
          alt: row.photoCaption || "",
          width: row.photoWidth!,
          height: row.photoHeight!,
        }
      : null,
    askingPrice: figure(row.askingPrice, row.askingPriceRange, row.askingPriceOnRequest),
    revenue: figure(row.annualRevenue, row.annualRevenueRange, row.annualRevenueOnRequest),
    cashFlow: figure(row.annualCashFlow, row.annualCashFlowRange, row.annualCashFlowOnRequest),
    multiple: row.pricePerCashFlow,
    badges,
    listedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    featured: row.featured,
    saved: view.savedIds?.has(row.id) ?? false,
  };
}
