import { inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import type { CategorySlug } from "#app/listings/category.ts";
import { listingCategories, listingPrices, listings } from "#app/listings/listings.table.ts";
import { ages, type Option, optionsOf } from "#app/search/options.ts";
import {
  anyAmount,
  type Bounds,
  emptySearch,
  type Search,
  normalizeSearch,
  sorts,
} from "#app/search/search.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { currencies } from "#app/shared/money.ts";
import { aSeller } from "#test/factories.ts";
import { insertRows } from "#demo/insert-rows.ts";

// Random listings with few distinct values, so that searches match several of them; `search-oracle.ts` computes which.

type Row = typeof listings.$inferInsert & { id: string };
export interface MarketListing {
  row: Row;
  categories: CategorySlug[];
  /** Days since a higher public asking price ended. */
  reducedDaysAgo: number | null;
}

export const day = 86_400_000;
const slugs: CategorySlug[] = ["restaurants", "retail", "automotive", "franchises"];
const subcategories = ["cafes", "pizzerias", "gift-shops", "tire-shops", "coffee-franchises"];
const places = [
  ["CA", "CA-ON", "Toronto", 43, -79],
  ["CA", "CA-ON", "Ottawa", 45, -75],
  ["CA", "CA-QC", "Montréal", 45, -73],
  ["US", "US-TX", "Austin", 30, -97],
  ["MX", "MX-JAL", "Guadalajara", 20, -103],
] as const;
const nouns = ["bakery", "café", "garage", "boutique", "tires", "pizza"];

const figure = (ranges: readonly string[], min: number) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.integer({ min, max: 6_000_000 }).map((units) => ({ amount: units * 100 })),
    },
    { weight: 2, arbitrary: fc.constantFrom(...ranges).map((range) => ({ range })) },
    { weight: 1, arbitrary: fc.constant({ onRequest: true }) },
  ) as fc.Arbitrary<{ amount?: number; range?: string; onRequest?: boolean }>;

export const anyListing = (now: Date): fc.Arbitrary<MarketListing> =>
  fc
    .record({
      noun: fc.constantFrom(...nouns),
      other: fc.constantFrom(...nouns),
      subcategory: fc.option(fc.constantFrom(...subcategories)),
      categories: fc.uniqueArray(fc.constantFrom(...slugs), { minLength: 1, maxLength: 3 }),
      place: fc.constantFrom(...places),
      position: fc.option(
        fc.tuple(
          fc.double({ min: 0, max: 0.9, noNaN: true }),
          fc.double({ min: 0, max: 0.9, noNaN: true }),
        ),
        { freq: 4 },
      ),
      currency: fc.constantFrom(...currencies),
      price: figure(["under_50k", "100k_250k", "2m_5m", "over_5m"], 1),
      revenue: figure(["under_100k", "1m_2m", "over_5m"], 0),
      cashFlow: figure(["under_50k", "500k_1m", "over_2m"], -200_000),
      flags: fc.uniqueArray(
        fc.constantFrom(
          ...optionsOf("property"),
          ...optionsOf("business"),
          ...optionsOf("management"),
        ),
      ),
      featured: fc.boolean(),
      unconfirmed: fc.boolean(),
      status: fc.constantFrom("active", "active", "active", "active", "expired", "draft"),
      age: fc.integer({ min: 0, max: 200 }),
      second: fc.integer({ min: 0, max: 80_000 }),
      left: fc.integer({ min: -3, max: 90 }),
      reduced: fc.option(fc.integer({ min: 1, max: 150 })),
    })
    .map((made) => {
      const has = (flag: Option) => made.flags.includes(flag);
      const answer = (flag: Option) => has(flag) || (made.unconfirmed ? null : false);
      const moment = (days: number) =>
        new Date(Math.floor((now.getTime() + days * day) / 1000) * 1000);
      const publishedAt = new Date(moment(-made.age).getTime() - made.second * 1000);
      const published = {
        publishedAt,
        expiresAt: moment(made.left),
        packageId: "premium" as const,
        packagePurchasedAt: publishedAt,
        featured: made.featured,
        unconfirmed: made.unconfirmed,
      };
      const row = {
        id: createId(),
        ownerId: "",
        status: made.status,
        title: `Nice ${made.noun} For Sale`,
        description: `Near a ${made.other}.`,
        hasPhoto: true,
        subcategory: made.subcategory,
        country: made.place[0],
        region: made.place[1],
        city: made.place[2],
        latitude: made.position && made.place[3] + made.position[0],
        longitude: made.position && made.place[4] - made.position[1],
        currency: made.currency,
        ...figures("askingPrice", made.price),
        ...figures("annualRevenue", made.revenue),
        ...figures("annualCashFlow", made.cashFlow),
        relocatable: answer("relocatable"),
        workFromHome: answer("work_from_home"),
        accommodationIncluded: answer("accommodation_included"),
        franchise: answer("franchise"),
        businessOpportunity: has("business_opportunity"),
        distressed: has("distressed"),
        quickSale: has("quick_sale"),
        financingAvailable: answer("owner_financed"),
        propertyType: optionsOf("property").slice(0, 2).find(has) ?? null,
        management: optionsOf("management").find(has) ?? null,
        createdAt: publishedAt,
        ...(made.status === "draft" ? {} : published),
      } as Row;
      const canReduce = made.price.amount !== undefined && made.reduced! < made.age;
      // Exactly 90 days ago is a matter of milliseconds.
      const reducedDaysAgo = canReduce && made.reduced !== 90 ? made.reduced : null;
      return { row, categories: made.categories, reducedDaysAgo };
    });

function figures(
  name: string,
  { amount, range, onRequest }: { amount?: number; range?: string; onRequest?: boolean },
) {
  return {
    [name]: amount ?? null,
    [`${name}Range`]: range ?? null,
    // What is not stated would keep it out of alerts and featured places; the search treats both alike.
    [`${name}OnRequest`]: onRequest ?? (amount === undefined && range === undefined),
  };
}

export async function openMarket(
  db: Db,
  market: readonly MarketListing[],
  now: Date,
): Promise<void> {
  const { id: ownerId } = await aSeller(db);
  for (const { row } of market) row.ownerId = ownerId;
  await insertRows(
    db,
    listings,
    market.map(({ row }) => row),
  );
  await insertRows(
    db,
    listingCategories,
    market.flatMap(({ row, categories }) =>
      categories.map((category, position) => ({ listingId: row.id, position, category })),
    ),
  );
  // A trigger has recorded today's price since the publication: that becomes the higher price, and today's follows it.
  const reduced = market.filter(({ reducedDaysAgo }) => reducedDaysAgo !== null);
  const ids = reduced.map(({ row }) => row.id);
  await db
    .update(listingPrices)
    .set({ amount: sql`${listingPrices.amount} * 2` })
    .where(inArray(listingPrices.listingId, ids));
  await insertRows(
    db,
    listingPrices,
    reduced.map(({ row, reducedDaysAgo }) => ({
      listingId: row.id,
      since: new Date(now.getTime() - reducedDaysAgo! * day),
      amount: row.askingPrice!,
      currency: row.currency!,
    })),
  );
}

const bounds: fc.Arbitrary<Bounds> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(anyAmount) },
  fc.record({
    min: fc.option(fc.integer({ min: 0, max: 6_000_000 })),
    max: fc.option(fc.integer({ min: 0, max: 6_000_000 })),
  }),
);
/** Most groups stay empty, or nothing would match. */
const few = <T>(values: readonly T[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<T[]>([]) },
    fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }),
  );
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc
    .option(value, { freq: 1, nil: null })
    .chain((picked) => fc.boolean().map((keep) => (keep ? picked : null)));

export const anySearch: fc.Arbitrary<Search> = fc
  .record({
    words: fc.constantFrom("", "", "", "bakery", "cafes", "garage toronto", "boutique -pizza"),
    categories: few(slugs),
    subcategory: rarely(fc.constantFrom(...subcategories)),
    country: rarely(fc.constantFrom("CA" as const, "US" as const)),
    regions: few(places.map(([, region]) => region)),
    city: rarely(fc.constantFrom("toronto", "Montreal", "AUSTIN")),
    radius: rarely(fc.constant("200km" as const)),
    area: rarely(
      fc.constantFrom(
        { west: -79.5, south: 43.25, east: -79.25, north: 43.75 },
        { west: -80, south: 43, east: -72, north: 46 },
        { west: -98, south: 20, east: -70, north: 45.5 },
      ),
    ),
    price: bounds,
    revenue: bounds,
    cashFlow: bounds,
    currency: fc.constantFrom(...currencies),
    property: few(optionsOf("property")),
    business: few(optionsOf("business")),
    management: few(optionsOf("management")),
    age: fc.constantFrom("anytime", "anytime", ...ages),
    sort: fc.constantFrom(...sorts),
  })
  // The exact words: the texts do not say which trades they name.
  .map((made) => normalizeSearch({ ...emptySearch, ...made, typed: made.words || null }));
