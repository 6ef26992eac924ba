import { ownText, ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { listingsSpec } from "#app/admin/listings/listings-list.ts";
import {
  defineList,
  type ListServices,
  type ListSource,
} from "#app/admin/lists/list-rows.server.ts";
import { listingHasWords, orHasId } from "#app/admin/lists/list-search.server.ts";
import type { StateOf } from "#app/admin/lists/list-state.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";

const columns = {
  id: listings.id,
  title: ownTitle,
  shortDescription: sql<string>`left(${ownText("description")}, 200)`,
  category: listingCategories.category,
  city: ownText("city"),
  region: listings.region,
  country: listings.country,
  currency: listings.currency,
  askingPrice: listings.askingPrice,
  askingPriceRange: listings.askingPriceRange,
  askingPriceOnRequest: listings.askingPriceOnRequest,
  status: listings.status,
  withdrawnAt: listings.withdrawnAt,
  featured: listings.featured,
  verified: listings.verified,
  packageId: listings.packageId,
  contactName: ownText("contactName"),
  contactEmail: ownText("contactEmail"),
  ownerId: listings.ownerId,
  createdAt: listings.createdAt,
  publishedAt: listings.publishedAt,
  expiresAt: listings.expiresAt,
};

export type ListedListing = Awaited<ReturnType<typeof readListings>>[number];

type ListingsState = StateOf<typeof listingsSpec>;

interface CategoryCount {
  category: CategorySlug;
  listings: number;
}

/** Matches by category, ignoring the category filter. Cached except for searches by words. */
export async function countCategories(
  { db, queryCache }: ListServices,
  { q, filters }: Pick<ListingsState, "q" | "filters">,
): Promise<CategoryCount[]> {
  const { filter, words } = listingsSource({ q, filters: { ...filters, category: null } });
  const matching = and(filter, words);
  const count = (from: Db, condition?: SQL): Promise<CategoryCount[]> => {
    const counted = from
      .select({ category: listingCategories.category, listings: sql`count(*)`.mapWith(Number) })
      .from(listingCategories)
      .$dynamic();
    if (condition) counted.innerJoin(listings, eq(listings.id, listingCategories.listingId));
    return counted
      .where(condition)
      .groupBy(listingCategories.category)
      .orderBy(asc(listingCategories.category));
  };
  const all = await queryCache.get("admin categories", (from) => count(from));
  if (!matching) return all;
  const key = `admin categories ${filters.status ?? ""} ${filters.freshness ?? ""}`;
  const found = words
    ? await count(db, matching)
    : await queryCache.get(key, (from) => count(from, matching));
  const counts = new Map(found.map(({ category, listings: number }) => [category, number]));
  return all.map(({ category }) => ({ category, listings: counts.get(category) ?? 0 }));
}

async function readListings(db: Db, ids: string[]) {
  const isMain = and(
    eq(listingCategories.listingId, listings.id),
    eq(listingCategories.position, 0),
  );
  return db
    .select(columns)
    .from(listings)
    .leftJoin(listingCategories, isMain)
    .where(inArray(listings.id, ids));
}

/** Must match the index expression. */
const isUnconfirmed = sql`${listings.status} = 'active' and ${listings.unconfirmed}`;

function listingsSource({
  q,
  filters: { status, category, freshness },
}: Pick<ListingsState, "q" | "filters">): ListSource<ListingsState["sort"]> {
  return {
    table: listings,
    id: listings.id,
    keys: {
      createdAt: listings.createdAt,
      title: listings.titleKey,
      askingPrice: listings.priceKey,
    },
    filter: and(
      status ? eq(listings.status, status as ListingStatus) : undefined,
      freshness === "unconfirmed" ? isUnconfirmed : undefined,
      category
        ? sql`${listings.id} in (select of_category.listing_id from listing_categories of_category where of_category.category = ${category})`
        : undefined,
    ),
    words: q ? orHasId(listingHasWords(q), q, listings.id, listings.ownerId) : undefined,
  };
}

export const listingsList = defineList(listingsSpec, listingsSource, readListings);
