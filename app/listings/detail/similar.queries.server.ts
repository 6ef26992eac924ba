import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { CategorySlug } from "#app/listings/category.ts";
import { listCardsByIds } from "#app/listings/card/listing-cards.queries.server.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { isPublicListing } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import { currencies, type Currency } from "#app/shared/money.ts";

interface Like {
  id: string;
  categories: readonly CategorySlug[];
  region: string;
  currency: Currency;
  askingPrice: number | null;
}

/** How many of the newest listings are compared; older ones rarely match better. */
const candidateLimit = 500;

/** Other listings of the same category: same region first, then same country, then by nearest price. */
export async function listSimilar(db: Db, like: Like, rates: ExchangeRates, now: Date, limit = 4) {
  const [category] = like.categories;
  if (!category) return [];
  // Ids are time-ordered, so the newest of a category are at the end of an index, however many there are.
  const newest = db
    .select({ id: listingCategories.listingId })
    .from(listingCategories)
    .where(and(eq(listingCategories.category, category), eq(listingCategories.position, 0)))
    .orderBy(desc(listingCategories.listingId))
    .limit(candidateLimit)
    .as("newest");
  const chosen = await db
    .select({ id: listings.id })
    .from(newest)
    .innerJoin(listings, eq(listings.id, newest.id))
    .where(and(ne(listings.id, like.id), isPublicListing(now)))
    .orderBy(...orderOf(like, rates))
    .limit(limit);
  return listCardsByIds(
    db,
    chosen.map(({ id }) => id),
    now,
  );
}

function orderOf(like: Like, rates: ExchangeRates): SQL[] {
  const country = `${like.region.slice(0, 2)}-%`;
  const order = [
    sql`(${listings.region} = ${like.region}) desc`,
    sql`(${listings.region} like ${country}) desc`,
  ];
  if (like.askingPrice !== null) {
    const cad = like.askingPrice / rates.perCad[like.currency];
    const perCad = sql.join(
      currencies.map((code) => sql`when ${code} then ${rates.perCad[code]}::float8`),
      sql` `,
    );
    // Twice the price is as distant as half of it.
    order.push(
      sql`abs(ln(${listings.askingPrice} / case ${listings.currency} ${perCad} end / ${cad}::float8)) nulls last`,
    );
  }
  return [...order, desc(listings.publishedAt), sql`${listings.id}`];
}
