import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { findCategory } from "#app/listings/category.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import {
  formatCursor,
  isUnknownTrade,
  type ListingFilter,
  listingPageSize,
  parseCursor,
} from "#app/listings/listing-filter.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { emptySearch } from "#app/listings/search/search.ts";
import { searchListings } from "#app/listings/search/search.queries.server.ts";
import { isPublicListing } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";

/** What anybody may know of a listing whose status they may see: no name, street, website or contact. */
const summary = {
  id: listings.id,
  ownerId: listings.ownerId,
  status: listings.status,
  title: listings.title,
  shortDescription: listings.shortDescription,
  category: sql<string | null>`(
    select c.category from listing_categories c where c.listing_id = ${listings.id} and c.position = 0
  )`,
  subcategory: listings.subcategory,
  tags: listings.tags,
  featured: listings.featured,
  verified: listings.verified,
  city: listings.city,
  region: listings.region,
  country: listings.country,
  currency: listings.currency,
  askingPrice: listings.askingPrice,
  askingPriceRange: listings.askingPriceRange,
  askingPriceOnRequest: listings.askingPriceOnRequest,
  createdAt: listings.createdAt,
  updatedAt: listings.updatedAt,
  publishedAt: listings.publishedAt,
  expiresAt: listings.expiresAt,
};

const selectSummaries = (db: Db) => db.select(summary).from(listings);
export type ListingSummary = Awaited<ReturnType<typeof selectSummaries>>[number];

export interface ListingPage {
  listings: ListingSummary[];
  /** Null on the last page. */
  nextCursor: string | null;
}

export interface PageRequest {
  cursor?: string | null | undefined;
  limit?: number;
}

/** Newest first, by pages that neither repeat nor skip while listings come and go. */
export async function listListings(
  db: Db,
  filter: ListingFilter,
  { cursor, limit = listingPageSize }: PageRequest = {},
): Promise<ListingPage> {
  if (isUnknownTrade(filter)) return { listings: [], nextCursor: null };
  const after = parseCursor(cursor);
  const conditions = conditionsOf(db, filter);
  if (after)
    conditions.push(
      or(
        lt(listings.createdAt, after.createdAt),
        and(eq(listings.createdAt, after.createdAt), gt(listings.id, after.id)),
      )!,
    );
  const rows = await selectSummaries(db)
    .where(and(...conditions))
    .orderBy(desc(listings.createdAt), asc(listings.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    listings: page,
    nextCursor: rows.length > limit ? formatCursor(page.at(-1)!) : null,
  };
}

function conditionsOf(db: Db, filter: ListingFilter): SQL[] {
  const is = (column: AnyPgColumn, value: boolean | undefined) =>
    value === undefined ? undefined : eq(column, value);
  const category = filter.category === undefined ? null : findCategory(filter.category);
  return [
    filter.status === undefined ? undefined : eq(listings.status, filter.status),
    filter.ownerId === undefined ? undefined : eq(listings.ownerId, filter.ownerId),
    category
      ? exists(
          db
            .select({ one: sql`1` })
            .from(listingCategories)
            .where(
              and(
                eq(listingCategories.listingId, listings.id),
                eq(listingCategories.category, category.slug),
              ),
            ),
        )
      : undefined,
    filter.subcategory === undefined ? undefined : eq(listings.subcategory, filter.subcategory),
    filter.province === undefined ? undefined : eq(listings.region, filter.province),
    filter.city === undefined
      ? undefined
      : sql`search_key(${listings.city}) = search_key(${filter.city})`,
    filter.priceMin === undefined ? undefined : gte(listings.askingPrice, filter.priceMin),
    filter.priceMax === undefined ? undefined : lte(listings.askingPrice, filter.priceMax),
    is(listings.featured, filter.featured),
    is(listings.verified, filter.verified),
    is(listings.workFromHome, filter.workFromHome),
    is(listings.relocatable, filter.relocatable),
    is(listings.franchise, filter.franchise),
  ].filter((condition) => condition !== undefined);
}

/** Public and paid for, newest first. */
export async function listFeaturedListings(
  db: Db,
  now: Date,
  limit: number,
): Promise<ListingSummary[]> {
  return selectSummaries(db)
    .where(and(eq(listings.featured, true), isPublicListing(now)))
    .orderBy(desc(listings.publishedAt), asc(listings.id))
    .limit(limit);
}

/** All of one owner, drafts included: for the owner and for administrators. */
export const listListingsOfOwner = (
  db: Db,
  ownerId: string,
  page: PageRequest & { status?: ListingStatus } = {},
): Promise<ListingPage> =>
  isId(ownerId)
    ? listListings(db, { ownerId, status: page.status }, page)
    : Promise.resolve({ listings: [], nextCursor: null });

/** Public listings that say these words, the best match first. */
export async function findListingsByText(
  db: Db,
  words: string,
  now: Date,
  limit = listingPageSize,
): Promise<ListingSummary[]> {
  const { ids } = await searchListings(db, { ...emptySearch, words }, { now });
  if (ids.length === 0) return [];
  const rows = await selectSummaries(db).where(
    and(inArray(listings.id, ids.slice(0, limit)), isPublicListing(now)),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
