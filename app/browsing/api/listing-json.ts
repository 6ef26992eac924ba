import type { ListingCardRow } from "#app/listings/card/make-card.ts";
import { photoHref } from "#app/listings/media/photo.ts";
import { rangeBounds, type RangeId } from "#app/listings/figures/range-labels.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import type { StatedFigureRow } from "#app/listings/public-listing.server.ts";

/** Amounts are in whole units of the listing's currency, as people read them and as the filters take them. */
type FigureJson =
  | { kind: "amount"; amount: number }
  | { kind: "range"; range: RangeId; min: number | null; max: number | null }
  | { kind: "on-request" }
  | null;

/** Fields are listed one by one, so that a column added for a page never leaks into the API. */
export function listingJson(row: ListingCardRow, origin: string) {
  return {
    id: row.id,
    url: origin + listingHref(row),
    status: row.status,
    title: row.title,
    summary: row.summary,
    tags: row.tags,
    category: row.category,
    subcategory: row.subcategory,
    city: row.city,
    province: row.region,
    country: row.country,
    currency: row.currency,
    ...figuresJson(row),
    pricePerCashFlow: row.pricePerCashFlow,
    saleAgreed: row.saleAgreed,
    featured: row.featured,
    verified: row.verified,
    workFromHome: row.workFromHome,
    relocatable: row.relocatable,
    franchise: row.franchise,
    quickSale: row.quickSale,
    /** True for a teaser: its place is the region, and amounts are rounded. */
    confidential: row.confidential,
    priceReduced: row.priceReduced,
    photo: row.photoId && {
      url: `${origin}${photoHref(row.photoId, 1200)}`,
      alt: row.photoAlt || row.photoCaption || "",
    },
    createdAt: row.createdAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}

const figuresJson = (row: StatedFigureRow) => ({
  askingPrice: figure(row.askingPrice, row.askingPriceRange, row.askingPriceOnRequest),
  annualRevenue: figure(row.annualRevenue, row.annualRevenueRange, row.annualRevenueOnRequest),
  annualCashFlow: figure(row.annualCashFlow, row.annualCashFlowRange, row.annualCashFlowOnRequest),
});

function figure(amount: number | null, range: RangeId | null, onRequest: boolean): FigureJson {
  const units = (minor: number | null) => (minor === null ? null : minor / 100);
  if (amount !== null) return { kind: "amount", amount: amount / 100 };
  if (range) {
    const [min, max] = rangeBounds[range];
    return { kind: "range", range, min: units(min), max: units(max) };
  }
  return onRequest ? { kind: "on-request" } : null;
}
