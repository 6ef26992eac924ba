import { and, eq, type GetColumnData, gt, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { forever, listingIndex } from "#app/listings/search/search.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";

// What everybody may know of a business, in the groups that several screens read. Its name, street, website and contact are in
// none of them: what is not read cannot slip out.
//
// What never differs is written out in the conditions and is no parameter: only so can a statement that is planned once use the
// indexes of what is active, of shown photos and of what is current.

/** On the market at this moment. */
export const isPublicListing = (now: Date | Placeholder): SQL =>
  and(sql`${listings.status} = 'active'`, gt(listings.expiresAt, now))!;

/** Everybody may open its page: on the market, or sold. */
export const isOpenListing = (now: Date): SQL =>
  or(isPublicListing(now), eq(listings.status, "sold"))!;

/** What decides who may open its page; `checkAccess` says. */
export const lifeColumns = {
  ownerId: listings.ownerId,
  status: listings.status,
  publishedAt: listings.publishedAt,
  expiresAt: listings.expiresAt,
};

export const placeColumns = { city: listings.city, region: listings.region };

/** Each of the three is a sum, a range, on request, or not said. */
export const statedFigureColumns = {
  currency: listings.currency,
  askingPrice: listings.askingPrice,
  askingPriceRange: listings.askingPriceRange,
  askingPriceOnRequest: listings.askingPriceOnRequest,
  annualRevenue: listings.annualRevenue,
  annualRevenueRange: listings.annualRevenueRange,
  annualRevenueOnRequest: listings.annualRevenueOnRequest,
  annualCashFlow: listings.annualCashFlow,
  annualCashFlowRange: listings.annualCashFlowRange,
  annualCashFlowOnRequest: listings.annualCashFlowOnRequest,
};

/** What follows from the stated figures, and growth. */
export const performanceColumns = {
  annualExpenses: listings.annualExpenses,
  profitMargin: listings.profitMargin,
  pricePerRevenue: listings.pricePerRevenue,
  pricePerCashFlow: listings.pricePerCashFlow,
  growthRate: listings.growthRate,
};

export const traitColumns = {
  established: listings.established,
  employeesMin: listings.employeesMin,
  employeesMax: listings.employeesMax,
  squareFootage: listings.squareFootage,
  management: listings.management,
  propertyType: listings.propertyType,
  financingAvailable: listings.financingAvailable,
  trainingIncluded: listings.trainingIncluded,
  relocatable: listings.relocatable,
};

/** Of the photo that cards show; join by `isShownPhoto`. */
export const photoColumns = {
  photoId: listingMedia.id,
  photoCaption: listingMedia.caption,
  photoWidth: listingMedia.width,
  photoHeight: listingMedia.height,
};

export const isMainCategory: SQL = sql`${listingCategories.listingId} = ${listings.id} and ${listingCategories.position} = 0`;

/** A photo that gives the place away is shown only once a package is bought. */
export const isShownPhoto: SQL = sql`${listingMedia.listingId} = ${listings.id} and ${listingMedia.featured}
  and (not ${listingMedia.revealing} or ${listings.packageId} is not null)`;

export const isCurrentIndexRow: SQL = sql`${listingIndex.listingId} = ${listings.id}
  and ${listingIndex.ended} = ${sql.raw(String(forever))}`;

type RowOf<Columns extends Record<string, AnyPgColumn>> = {
  [Name in keyof Columns]: GetColumnData<Columns[Name]>;
};
type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null };

export type PlaceRow = RowOf<typeof placeColumns>;
export type StatedFigureRow = RowOf<typeof statedFigureColumns>;
export type PerformanceRow = RowOf<typeof performanceColumns>;
export type TraitRow = RowOf<typeof traitColumns>;
/** Null where there is no photo to show. */
export type PhotoRow = Nullable<RowOf<typeof photoColumns>>;
