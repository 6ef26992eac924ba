import {
  and,
  eq,
  type GetColumnData,
  gt,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { listingCategories, listings } from "./listings.table.ts";
import { forever, listingIndex } from "./index/search.table.ts";
import { listingMedia, documentAccess } from "./media/media.table.ts";
import type { DocumentGrant } from "./media/documents/document-access.ts";
import { pick } from "#app/platform/db/pick.ts";

// The public columns of a listing, in the groups that several pages select. Business name, street address, website and contact
// are in none of them: what is never selected cannot leak. Constants are literals instead of parameters: a prepared statement
// can use the partial indexes only for literals.

export const isPublicListing = (now: Date | Placeholder): SQL =>
  and(sql`${listings.status} = 'active'`, gt(listings.expiresAt, now))!;

export const isSaleAgreed = sql<boolean>`${listings.saleAgreedAt} is not null`;

export const isOpenListing = (now: Date): SQL =>
  or(isPublicListing(now), eq(listings.status, "sold"))!;

/** The SQL of `isManagedBy`. */
export const managedBy = (userId: string | Placeholder): SQL =>
  or(eq(listings.ownerId, userId), eq(listings.brokerId, userId))!;

export const managerColumns = { ownerId: listings.ownerId, brokerId: listings.brokerId };

export const accessColumns = {
  ...managerColumns,
  ...pick(listings, "status", "publishedAt", "expiresAt"),
};

/** What `canSee` asks of a listing, beside the kind's audience. */
export const guardColumns = (viewerId: SQL, now: Date | Placeholder) => ({
  ...accessColumns,
  confidential: listings.confidential,
  isPackageBought: sql<boolean>`${listings.packageId} is not null`,
  grant: documentGrantOf(viewerId, now),
});

/** A sold business is no longer for sale, whatever its stored headline says. */
export const withoutForSale = (title: SQL) => sql<string>`case when ${listings.status} = 'sold'
  then regexp_replace(${title}, '[[:space:]]+for sale$', '', 'i') else ${title} end`;

export const shownTitle = withoutForSale(sql`${listings.title}`);

export const placeColumns = { city: listings.city, region: listings.region };

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

export const photoColumns = {
  photoId: listingMedia.id,
  photoCaption: listingMedia.caption,
  photoAlt: listingMedia.alt,
  photoWidth: listingMedia.width,
  photoHeight: listingMedia.height,
};

export const isMainCategory: SQL = sql`${listingCategories.listingId} = ${listings.id} and ${listingCategories.position} = 0`;

/** Lists are the same for everyone, so they have a revealing photo only if everyone sees it: the SQL of `isInAudience`. */
export const isShownPhoto: SQL = sql`${listingMedia.listingId} = ${listings.id} and ${listingMedia.featured}
  and not ${listings.confidential} and (not ${listingMedia.revealing} or (${listings.photosFor} = 'everyone'
    and ${listings.packageId} is not null and ${listings.status} <> 'sold'))`;

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
export type PhotoRow = Nullable<RowOf<typeof photoColumns>>;

/** A column for queries on listings: the state of this person's request. */
export const documentGrantOf = (userId: SQL, now: Date | Placeholder | SQL) =>
  sql<DocumentGrant>`coalesce((select ${grantState(now)} from ${documentAccess}
    where ${documentAccess.listingId} = ${listings.id} and ${documentAccess.userId} = ${userId}), 'none')`;

/** A column for queries on requests and their listings. A signature counts for one owner only. */
export const grantState = (now: Date | Placeholder | SQL) =>
  sql<Exclude<DocumentGrant, "none">>`case
    when ${documentAccess.refusedAt} is not null then 'refused'
    when ${documentAccess.revokedAt} is not null then 'revoked'
    when ${lte(documentAccess.endsAt, now)} then 'ended'
    when ${isAgreementNeeded} and ${documentAccess.agreedWith} is distinct from ${listings.ownerId} then 'unsigned'
    when ${documentAccess.grantedAt} is not null then 'granted'
    else 'requested' end`;

export const isUnanswered: SQL = sql`num_nonnulls(${documentAccess.grantedAt}, ${documentAccess.refusedAt}, ${documentAccess.revokedAt}) = 0`;

/** The SQL of `needsAgreement`. */
const isAgreementNeeded: SQL = sql`(${listings.agreementRequired} or ${listings.confidential})`;
