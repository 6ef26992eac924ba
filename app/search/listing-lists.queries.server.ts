import { and, asc, desc, eq, gt, gte, lt, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import {
  flagNames,
  formatCursor,
  type ListingCursor,
  type ListingFilter,
  listingPageSize,
} from "./listing-filter.schema.ts";
import {
  listCardsByIds,
  newestFirst,
  selectCards,
} from "#app/listings/card/listing-cards.queries.server.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import type { ListingCardRow } from "#app/listings/card/make-card.ts";
import { unconfirmedBefore } from "#app/listings/lifecycle/freshness.ts";
import { isPublicListing, isSaleAgreed } from "#app/listings/public-listing.server.ts";
import { toIndexTime } from "#app/listings/index/index-encoding.ts";
import type { Db } from "#app/platform/db/db.ts";
import { parseWords } from "./parse-words.server.ts";
import { inCity, matchParsedWords } from "./search-conditions.server.ts";
import { forever, listingIndex as i } from "#app/listings/index/search.table.ts";

export function matchListings(filter: ListingFilter): SQL | undefined {
  const { publicAt, category, city, priceMin, priceMax } = filter;
  return and(
    publicAt && isPublicListing(publicAt),
    category &&
      sql`exists (select 1 from ${listingCategories}
        where ${listingCategories.listingId} = ${listings.id} and ${listingCategories.category} = ${category})`,
    city === undefined
      ? undefined
      : publicAt
        ? matchCity(city)
        : sql`search_key(${listings.city}) = search_key(${city})`,
    priceMin === undefined ? undefined : gte(listings.askingPrice, priceMin),
    priceMax === undefined ? undefined : lte(listings.askingPrice, priceMax),
    is(listings.status, filter.status),
    is(listings.ownerId, filter.ownerId),
    is(listings.subcategory, filter.subcategory),
    is(listings.region, filter.province),
    ...flagNames.map((name) => is(listings[name], filter[name])),
  );
}

const is = (column: AnyPgColumn, value: boolean | string | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value);

/** Newest first, in pages that neither repeat nor skip listings despite concurrent changes. */
export async function listListings(
  db: Db,
  filter: ListingFilter,
  { after, words }: { after?: ListingCursor | undefined; words?: string | undefined } = {},
) {
  const where = and(
    matchListings(filter),
    words ? await matchWords(db, words) : undefined,
    // Redundant, but it lets the index scan start where the previous page ended.
    after && lte(listings.createdAt, after.createdAt),
    after && or(lt(listings.createdAt, after.createdAt), gt(listings.id, after.id)),
  );
  const now = toIndexTime(filter.publicAt ?? new Date());
  const rows = await selectCards(db, where, newestFirst, listingPageSize + 1, now);
  const page = rows.slice(0, listingPageSize);
  return {
    listings: page,
    nextCursor: rows.length > listingPageSize ? formatCursor(page.at(-1)!) : null,
  };
}

/** Rotates all featured listings that are whole and confirmed: shuffled every hour, the same for all visitors. */
export function listFeatured(db: Db, now: Date, limit: number): Promise<ListingCardRow[]> {
  const shuffled = sql`md5(${listings.id}::text || ${now.toISOString().slice(0, 13)})`;
  const isWorthy = and(
    listings.presentable,
    not(isSaleAgreed),
    gt(listings.confirmedAt, unconfirmedBefore(now)),
  );
  return listFirst(db, { publicAt: now, featured: true }, shuffled, limit, isWorthy);
}

/** Latest publication first: a listing may have been a draft for long. */
export const listRecent = (
  db: Db,
  now: Date,
  limit: number,
  filter: ListingFilter = {},
): Promise<ListingCardRow[]> =>
  listFirst(db, { ...filter, publicAt: now }, desc(listings.publishedAt), limit);

async function listFirst(
  db: Db,
  filter: ListingFilter & { publicAt: Date },
  order: SQL,
  limit: number,
  more?: SQL,
): Promise<ListingCardRow[]> {
  const chosen = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(matchListings(filter), more))
    .orderBy(order, asc(listings.id))
    .limit(limit);
  const ids = chosen.map(({ id }) => id);
  return listCardsByIds(db, ids, filter.publicAt);
}

// Conditions that use the search index, for lists with their own order. Only public listings are indexed.

/** Stop words filter nothing, as in the search. */
async function matchWords(db: Db, words: string): Promise<SQL | undefined> {
  const conditions = matchParsedWords(await parseWords(db, words));
  if (conditions.length === 0) return undefined;
  return sql`${listings.id} in (${indexed(sql.join(conditions, sql` and `))})`;
}

/** An array subquery, which runs first: the planner overestimates how many listings a city has and would scan all of them. */
const matchCity = (city: string): SQL =>
  sql`${listings.id} = any (array(${indexed(inCity(city))}))`;

const indexed = (condition: SQL): SQL =>
  sql`select ${i.listingId} from ${i} where ${i.ended} = ${sql.raw(String(forever))} and ${condition}`;
