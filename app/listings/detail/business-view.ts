import type { Disclosed, ListingAccess } from "#app/listings/detail/disclosure.ts";
import type { ListingFigure } from "#app/listings/card/listing-card-data.ts";
import type { businessStatuses, managementForms, propertyTypes } from "#app/listings/listing.ts";
import type { Currency } from "#app/shared/money.ts";
import type { CountryCode } from "#app/shared/places.ts";

/** All that the page of a business shows. What this viewer may not see is not in it. */
export interface BusinessView extends Disclosed {
  id: string;
  access: Extract<ListingAccess, "public" | "private">;
  isSold: boolean;
  isNew: boolean;
  isVerified: boolean;
  isFeatured: boolean;
  title: string;
  paragraphs: string[];
  tags: string[];
  /** The main category first. */
  categories: LinkedName[];
  subcategory: LinkedName | null;
  place: { city: string; region: string; country: string; countryCode: CountryCode; href: string };
  /** ISO 8601, as all dates here. */
  listedAt: string;
  updatedAt: string;
  soldAt: string | null;
  views: number;
  /** Hours within which the owner promises to reply. */
  responseHours: number;
  /** Sentences derived from the figures and facts. */
  highlights: string[];
  figures: BusinessFigures;
  facts: BusinessFacts;
  isSaved: boolean;
}

export interface LinkedName {
  name: string;
  /** Link to its search. */
  href: string;
}

export interface BusinessFigures {
  currency: Currency;
  askingPrice: ListingFigure | null;
  revenue: ListingFigure | null;
  cashFlow: ListingFigure | null;
  /** In minor units; ratios are null unless both amounts are stated. */
  expenses: number | null;
  profitMargin: number | null;
  pricePerRevenue: number | null;
  pricePerCashFlow: number | null;
  growthRate: number | null;
  prices: { since: string; amount: number | null }[];
  reduction: { by: number; since: string } | null;
  /** Date of the exchange rate behind the approximate amounts. */
  ratesAsOf: string;
  /** Median multiple of its category; null where too few listings state both amounts. */
  categoryMultiple: { median: number; listings: number } | null;
}

export interface BusinessFacts {
  businessStatus: (typeof businessStatuses)[number] | null;
  established: number | null;
  employeesMin: number | null;
  employeesMax: number | null;
  squareFootage: number | null;
  leaseTerms: string | null;
  reasonForSale: string | null;
  propertyType: (typeof propertyTypes)[number] | null;
  management: (typeof managementForms)[number] | null;
  trainingIncluded: boolean;
  financingAvailable: boolean;
  relocatable: boolean;
  workFromHome: boolean;
  accommodationIncluded: boolean;
  franchise: boolean;
  businessOpportunity: boolean;
  distressed: boolean;
  quickSale: boolean;
}
