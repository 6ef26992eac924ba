import type { Business } from "#app/listings/detail/business.queries.server.ts";
import { makeBusinessView } from "#app/listings/detail/make-business-view.ts";

const published = new Date("2026-11-12T09:00:00.000Z");

/** A business as a visitor may see it. */
export function aBusiness(changes: Partial<Business> = {}): Business {
  return {
    id: "0199f0c0-0000-7000-8000-00000000beef",
    access: "public",
    status: "active",
    title: "Neighbourhood Bakery With Wholesale Route For Sale",
    description: "Twelve years on the same corner.\n\nThe ovens are three years old.",
    tags: ["bakery", "wholesale"],
    categories: ["food-beverage"],
    subcategory: "bakeries",
    featured: false,
    verified: true,
    isSaved: false,
    city: "Hamilton",
    region: "CA-ON",
    country: "CA",
    createdAt: published,
    publishedAt: published,
    updatedAt: new Date("2026-11-13T09:00:00.000Z"),
    expiresAt: new Date("2027-02-12T09:00:00.000Z"),
    soldAt: null,
    views: 41,
    currency: "CAD",
    askingPrice: 485_000_00,
    askingPriceRange: null,
    askingPriceOnRequest: false,
    annualRevenue: 912_000_00,
    annualRevenueRange: null,
    annualRevenueOnRequest: false,
    annualCashFlow: 173_000_00,
    annualCashFlowRange: null,
    annualCashFlowOnRequest: false,
    annualExpenses: 739_000_00,
    profitMargin: 19,
    pricePerRevenue: 0.53,
    pricePerCashFlow: 2.8,
    growthRate: 4.5,
    prices: [{ since: published, amount: 485_000_00, currency: "CAD" }],
    reduction: null,
    businessStatus: "trading",
    established: 2014,
    employeesMin: 4,
    employeesMax: 6,
    squareFootage: 1800,
    leaseTerms: "Until 2031, with an option for five more years.",
    reasonForSale: "Retirement",
    propertyType: "lease",
    management: "owner_managed",
    trainingIncluded: true,
    financingAvailable: false,
    relocatable: false,
    workFromHome: false,
    accommodationIncluded: false,
    franchise: false,
    businessOpportunity: false,
    distressed: false,
    quickSale: false,
    businessName: null,
    street: null,
    website: null,
    photos: [
      { mediaId: "m1", alt: "Shop front with a striped awning" },
      { mediaId: "m2", alt: "The ovens" },
      { mediaId: "m3", alt: "" },
    ],
    documents: null,
    locks: [
      { what: "business-name" },
      { what: "street" },
      { what: "website", opens: "sign-in" },
      { what: "documents", count: 2, opens: "grant" },
    ],
    ...changes,
  };
}

/** The page of that business, for a visitor who counts in US dollars. */
export const aBusinessView = (
  changes: Partial<Business> = {},
  categoryMultiple: { median: number; listings: number } | null = { median: 3.1, listings: 140 },
) =>
  makeBusinessView(aBusiness(changes), {
    now: new Date("2026-11-15T12:00:00Z"),
    currency: "USD",
    rates: { asOf: "2026-11-01", perCad: { CAD: 1, USD: 0.7155, MXN: 13.1 } },
    categoryMultiple,
  });
