import type { CategorySlug } from "#app/listings/category.ts";
import type { RangeId } from "#app/listings/range-labels.ts";
import type { Currency } from "#app/shared/money.ts";

/** What the database tells of a listing wherever it is shown in short: its place, its three figures as stated, its photo. */
export interface ListingBrief {
  id: string;
  title: string;
  city: string;
  region: string;
  category: CategorySlug;
  currency: Currency;
  askingPrice: number | null;
  askingPriceRange: RangeId | null;
  askingPriceOnRequest: boolean;
  annualRevenue: number | null;
  annualRevenueRange: RangeId | null;
  annualRevenueOnRequest: boolean;
  annualCashFlow: number | null;
  annualCashFlowRange: RangeId | null;
  annualCashFlowOnRequest: boolean;
  pricePerCashFlow: number | null;
  publishedAt: Date | null;
  photoId: string | null;
  photoCaption: string | null;
  photoWidth: number | null;
  photoHeight: number | null;
}
