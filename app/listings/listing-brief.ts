import { type CategorySlug, findCategory } from "#app/listings/category.ts";
import { makeFigure, type MoneyView } from "#app/listings/make-figure.ts";
import type { RangeId } from "#app/listings/range-labels.ts";
import { writeFigure, type Writing } from "#app/listings/write-figure.ts";
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

/** The same in words, and as the visitor counts. */
export function makeBrief(row: ListingBrief, view: MoneyView & Writing) {
  const figure = (amount: number | null, range: RangeId | null, onRequest: boolean) =>
    writeFigure(makeFigure({ amount, range, onRequest }, row.currency, view), view);
  return {
    id: row.id,
    title: row.title,
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
  };
}
