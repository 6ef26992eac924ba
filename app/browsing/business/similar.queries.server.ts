import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { CategorySlug } from "#app/listings/category.ts";
import { selectCards } from "#app/listings/card/listing-cards.queries.server.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { isPublicListing } from "#app/listings/public-listing.server.ts";
import { toIndexTime } from "#app/listings/index/index-encoding.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import type { Currency } from "#app/shared/money.ts";

interface Like {
  id: string;
  categories: readonly CategorySlug[];
  subcategory: string | null;
  region: string;
  currency: Currency;
  askingPrice: number | null;
}

/** How many of the newest listings are compared; older ones rarely match better. */
const candidateLimit = 300;

/** Other listings of the same category: same subcategory first, then by price and place. */
export async function listSimilar(db: Db, like: Like, rates: ExchangeRates, now: Date, limit = 4) {
  const [category] = like.categories;
  if (!category) return [];
  return similarCards(db).execute({
    category,
    id: like.id,
    subcategory: like.subcategory,
    region: like.region,
    country: `${like.region.slice(0, 2)}-%`,
    price: like.askingPrice === null ? null : like.askingPrice / rates.perCad[like.currency],
    rates: JSON.stringify(rates.perCad),
    now,
    nowSecond: toIndexTime(now),
    limit,
  });
}

const similarCards = prepareOnce((db) => {
  const { placeholder } = sql;
  // Ids are time-ordered, so the newest of a category are at the end of an index, however many there are.
  const newest = db
    .select({ id: listingCategories.listingId })
    .from(listingCategories)
    .where(
      and(
        eq(listingCategories.category, placeholder("category")),
        eq(listingCategories.position, 0),
        ne(listingCategories.listingId, placeholder("id")),
      ),
    )
    .orderBy(desc(listingCategories.listingId))
    .limit(candidateLimit)
    .as("newest");
  const chosen = db
    .select({ id: listings.id })
    .from(newest)
    .innerJoin(listings, eq(listings.id, newest.id))
    .where(isPublicListing(placeholder("now")))
    .orderBy(...nearestFirst)
    .limit(placeholder("limit"));
  return selectCards(
    db,
    inArray(listings.id, chosen),
    nearestFirst,
    placeholder("limit"),
    sql`${placeholder("nowSecond")}::int`,
  ).prepare("similar_cards");
});

const perCad = sql`(${sql.placeholder("rates")}::jsonb ->> ${listings.currency})::float8`;
// Twice the price is as far away as half of it. Without a price all are equally near.
const priceDistance = sql`abs(ln(${listings.askingPrice} / ${perCad} / ${sql.placeholder("price")}::float8))`;
/** Buyers treat prices within a factor of 1.5 as about the same; between them the place decides. */
const aboutTheSame = Math.log(1.5);
const nearestFirst: SQL[] = [
  sql`coalesce(${listings.subcategory} = ${sql.placeholder("subcategory")}::text, false) desc`,
  sql`floor(${priceDistance} / ${sql.raw(String(aboutTheSame))}) nulls last`,
  sql`(${listings.region} = ${sql.placeholder("region")}) desc`,
  sql`(${listings.region} like ${sql.placeholder("country")}) desc`,
  sql`${priceDistance} nulls last`,
  desc(listings.publishedAt),
  sql`${listings.id}`,
];
