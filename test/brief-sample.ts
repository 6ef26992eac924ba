import type { ListingBrief } from "#app/listings/card/make-card.ts";

/** A bakery whose owner has not stated any figures yet. */
export const briefSample: ListingBrief = {
  id: "b1",
  title: "Corner Bakery For Sale",
  city: "Hamilton",
  region: "CA-ON",
  category: "food-beverage",
  currency: "CAD",
  askingPrice: null,
  askingPriceRange: null,
  askingPriceOnRequest: false,
  annualRevenue: null,
  annualRevenueRange: null,
  annualRevenueOnRequest: false,
  annualCashFlow: null,
  annualCashFlowRange: null,
  annualCashFlowOnRequest: false,
  pricePerCashFlow: null,
  publishedAt: null,
  photoId: null,
  photoCaption: null,
  photoAlt: null,
  photoWidth: null,
  photoHeight: null,
};
