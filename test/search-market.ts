import fc from "fast-check";
import { type CategorySlug, findSubcategoryAnywhere } from "#app/listings/category.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { type Option, optionsOf } from "#app/listings/search/options.ts";
import {
  ages,
  anyAmount,
  type Bounds,
  daysOfAge,
  emptySearch,
  type Search,
  normalizeSearch,
  sorts,
} from "#app/listings/search/search.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { currencies } from "#app/shared/money.ts";
import { aSeller } from "#demo/factories.ts";
import { insertRows } from "#demo/insert-rows.ts";

// A small market of few values, so that searches find several listings, and a plain reading of it to compare the index with.

type Row = typeof listings.$inferInsert & { id: string };
export interface MarketListing {
  row: Row;
  categories: CategorySlug[];
}

const day = 86_400_000;
const trades: CategorySlug[] = ["restaurants", "retail", "automotive", "franchises"];
const subcategories = ["cafes", "pizzerias", "gift-shops", "tire-shops", "coffee-franchises"];
const places = [
  ["CA", "CA-ON", "Toronto"],
  ["CA", "CA-ON", "Ottawa"],
  ["CA", "CA-QC", "Montréal"],
  ["US", "US-TX", "Austin"],
  ["MX", "MX-JAL", "Guadalajara"],
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
      categories: fc.uniqueArray(fc.constantFrom(...trades), { minLength: 1, maxLength: 3 }),
      place: fc.constantFrom(...places),
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
      status: fc.constantFrom("active", "active", "active", "active", "expired", "draft"),
      age: fc.integer({ min: 0, max: 200 }),
      left: fc.integer({ min: -3, max: 90 }),
    })
    .map((made) => {
      const has = (flag: Option) => made.flags.includes(flag);
      const moment = (days: number) =>
        new Date(Math.floor((now.getTime() + days * day) / 1000) * 1000);
      const published = {
        publishedAt: moment(-made.age),
        expiresAt: moment(made.left),
        packageId: "premium" as const,
        packagePurchasedAt: moment(-made.age),
        featured: made.featured,
      };
      const row = {
        id: createId(),
        ownerId: "",
        status: made.status,
        title: `Nice ${made.noun} For Sale`,
        description: `Near a ${made.other}.`,
        subcategory: made.subcategory,
        country: made.place[0],
        region: made.place[1],
        city: made.place[2],
        currency: made.currency,
        ...figures("askingPrice", made.price),
        ...figures("annualRevenue", made.revenue),
        ...figures("annualCashFlow", made.cashFlow),
        relocatable: has("relocatable"),
        workFromHome: has("work_from_home"),
        accommodationIncluded: has("accommodation_included"),
        franchise: has("franchise"),
        businessOpportunity: has("business_opportunity"),
        distressed: has("distressed"),
        quickSale: has("quick_sale"),
        financingAvailable: has("owner_financed"),
        propertyType: optionsOf("property").slice(0, 2).find(has) ?? null,
        management: optionsOf("management").find(has) ?? null,
        createdAt: moment(-made.age),
        ...(made.status === "draft" ? {} : published),
      } as Row;
      return { row, categories: made.categories };
    });

function figures(
  name: string,
  { amount, range, onRequest }: { amount?: number; range?: string; onRequest?: boolean },
) {
  return {
    [name]: amount ?? null,
    [`${name}Range`]: range ?? null,
    [`${name}OnRequest`]: onRequest ?? false,
  };
}

export async function openMarket(db: Db, market: readonly MarketListing[]): Promise<void> {
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
}

const bounds: fc.Arbitrary<Bounds> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(anyAmount) },
  fc.record({
    min: fc.option(fc.integer({ min: 0, max: 6_000_000 })),
    max: fc.option(fc.integer({ min: 0, max: 6_000_000 })),
  }),
);
/** Most groups are left alone, or nothing would be found. */
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
    categories: few(trades),
    subcategory: rarely(fc.constantFrom(...subcategories)),
    country: rarely(fc.constantFrom("CA" as const, "US" as const)),
    regions: few(places.map(([, region]) => region)),
    city: rarely(fc.constantFrom("toronto", "Montreal", "AUSTIN")),
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
  .map((made) => normalizeSearch({ ...emptySearch, ...made }));

const rates = { CAD: 1, USD: 0.7134, MXN: 13.125 };
const rangeEnds: Record<string, [number, number]> = {
  under_50k: [0, 50_000],
  under_100k: [0, 100_000],
  "100k_250k": [100_000, 250_000],
  "500k_1m": [500_000, 1_000_000],
  "1m_2m": [1_000_000, 2_000_000],
  "2m_5m": [2_000_000, 5_000_000],
  over_2m: [2_000_000, 1e15],
  over_5m: [5_000_000, 1e15],
};

/** In Canadian dollars; null where no figure is given. */
export function ends(row: Row, name: "askingPrice" | "annualRevenue" | "annualCashFlow") {
  const rate = rates[row.currency!];
  const amount = row[name];
  if (typeof amount === "number")
    return [Math.round(amount / 100 / rate), Math.round(amount / 100 / rate)] as const;
  const range = row[`${name}Range`];
  if (!range) return null;
  const [low, high] = rangeEnds[range]!;
  return [Math.round(low / rate), Math.round(high / rate)] as const;
}

const texts = new WeakMap<MarketListing, string>();
const wordsOf = (listing: MarketListing): string => {
  if (!texts.has(listing)) texts.set(listing, readText(listing));
  return texts.get(listing)!;
};
const readText = ({ row, categories }: MarketListing): string => {
  const subcategory = row.subcategory
    ? findSubcategoryAnywhere(row.subcategory)!.subcategory.name
    : "";
  return `${row.title} ${row.description} ${row.city} ${categories.join(" ")} ${subcategory}`
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
};

const flagsOf = ({ row }: MarketListing): Record<Option, boolean> => {
  const price = ends(row, "askingPrice");
  const { askingPrice: asking, annualCashFlow: cash, annualRevenue: revenue } = row;
  return {
    real_property: row.propertyType === "real_property",
    lease: row.propertyType === "lease",
    relocatable: row.relocatable!,
    work_from_home: row.workFromHome!,
    accommodation_included: row.accommodationIncluded!,
    franchise: row.franchise!,
    business_opportunity: row.businessOpportunity!,
    price_reduced: false,
    mid_market: price !== null && price[0] >= 2_000_000,
    distressed: row.distressed!,
    low_cost: price !== null && price[1] <= 100_000,
    owner_financed: row.financingAvailable!,
    hidden_gem:
      typeof asking === "number" &&
      typeof cash === "number" &&
      typeof revenue === "number" &&
      revenue > 0 &&
      asking <= 2.5 * cash &&
      cash >= 0.15 * revenue,
    quick_sale: row.quickSale!,
    owner_managed: row.management === "owner_managed",
    employee_owned: row.management === "employee_owned",
    absentee: row.management === "absentee",
  };
};

/** Whether the search finds the listing, said as plainly as possible. */
export function isFound(listing: MarketListing, search: Search, now: Date): boolean {
  const { row, categories } = listing;
  const flags = flagsOf(listing);
  const any = (choices: readonly Option[]) =>
    choices.length === 0 || choices.some((choice) => flags[choice]);
  const within = (
    name: "askingPrice" | "annualRevenue" | "annualCashFlow",
    { min, max }: Bounds,
  ) => {
    if (min === null && max === null) return true;
    const figure = ends(row, name);
    const toCad = (bound: number) => Math.round(bound / rates[search.currency]);
    return (
      figure !== null &&
      (min === null || figure[1] >= toCad(min)) &&
      (max === null || figure[0] <= toCad(max))
    );
  };
  const text = wordsOf(listing);
  // Stems as far as the words of the test need them.
  const says = (word: string) => text.includes(word.replace(/s$/, ""));
  const key = (city: string) => city.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return (
    row.status === "active" &&
    row.expiresAt! > now &&
    search.words
      .split(" ")
      .every((word) => (word.startsWith("-") ? !says(word.slice(1)) : says(word))) &&
    (search.subcategory !== null
      ? row.subcategory === search.subcategory && categories.includes(search.categories[0]!)
      : search.categories.length === 0 ||
        search.categories.some((slug) => categories.includes(slug))) &&
    (search.country === null || row.country === search.country) &&
    (search.regions.length === 0 || search.regions.includes(row.region)) &&
    (search.city === null || key(row.city!) === key(search.city)) &&
    within("askingPrice", search.price) &&
    within("annualRevenue", search.revenue) &&
    within("annualCashFlow", search.cashFlow) &&
    any(search.property) &&
    any(search.business) &&
    any(search.management) &&
    now.getTime() - row.publishedAt!.getTime() <= daysOfAge[search.age] * day + 999
  );
}
