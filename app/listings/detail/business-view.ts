import type { Disclosed, ListingAccess } from "#app/listings/detail/disclosure.ts";
import type { ListingFigure } from "#app/listings/card/listing-card-data.ts";
import type { businessStatuses, managementForms, propertyTypes } from "#app/listings/listing.ts";
import type { Currency } from "#app/shared/money.ts";
import type { CountryCode } from "#app/shared/places.ts";

/** All that the page of a business shows, ready to be read. What this viewer may not know is not in it. */
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
  /** The main one first. */
  categories: LinkedName[];
  subcategory: LinkedName | null;
  place: { city: string; region: string; country: string; countryCode: CountryCode; href: string };
  /** ISO 8601, as all moments here. */
  listedAt: string;
  updatedAt: string;
  soldAt: string | null;
  views: number;
  /** Hours within which the owner says they answer. */
  responseHours: number;
  /** Sentences that follow from the figures and facts. */
  highlights: string[];
  figures: BusinessFigures;
  facts: BusinessFacts;
  isSaved: boolean;
}

export interface LinkedName {
  name: string;
  /** The search for it. */
  href: string;
}

export interface BusinessFigures {
  currency: Currency;
  askingPrice: ListingFigure | null;
  revenue: ListingFigure | null;
  cashFlow: ListingFigure | null;
  /** In minor units; what is computed from sums is null where one of them is not a sum. */
  expenses: number | null;
  profitMargin: number | null;
  pricePerRevenue: number | null;
  pricePerCashFlow: number | null;
  growthRate: number | null;
  prices: { since: string; amount: number | null }[];
  reduction: { by: number; since: string } | null;
  /** The day of the rate behind the approximate amounts. */
  ratesAsOf: string;
  /** The middle multiple among the others of its category; null where they are too few to tell. */
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
