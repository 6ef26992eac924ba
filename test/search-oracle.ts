import { categories, findSubcategoryAnywhere } from "#app/listings/category.ts";
import type { Facets } from "#app/search/facets.server.ts";
import type { Age, Option } from "#app/search/options.ts";
import type { Bounds, Search } from "#app/search/search.ts";
import { countryCodes, regions } from "#app/shared/places.ts";
import { day, type MarketListing } from "#test/search-market.ts";

// The expected result of a search, computed from the listings alone: filter, sort and count in
// memory, without the code or the index of the search.

type Figure = "askingPrice" | "annualRevenue" | "annualCashFlow";
type Group = "category" | "place" | "property" | "business" | "management" | "age";

/** Known only to the database. */
export interface DatabaseOrder {
  /** The order in which listings were indexed, as a tiebreaker. */
  indexedAt: ReadonlyMap<string, number>;
  /** How well the text of a listing matches the words. */
  relevance: ReadonlyMap<string, number>;
}

export interface Expected {
  ids: string[];
  facets: Facets;
}

export function expectedSearch(
  market: readonly MarketListing[],
  search: Search,
  now: Date,
  order: DatabaseOrder,
): Expected {
  const matches = (listing: MarketListing, without?: Group) =>
    isOnMarket(listing, now) &&
    hasWords(listing, search.words) &&
    hasAmounts(listing, search) &&
    isInArea(listing, search) &&
    (Object.keys(filters) as Group[]).every(
      (group) => group === without || filters[group](listing, search, now),
    );
  const found = market
    .filter((listing) => matches(listing))
    .map((listing) => ({ id: listing.row.id, key: sortKey(listing, search, order) }))
    .toSorted((a, b) => compareKeys(a.key, b.key));
  const count = (group: Group, has: (listing: MarketListing) => boolean) =>
    market.filter((listing) => matches(listing, group) && has(listing)).length;
  return { ids: found.map(({ id }) => id), facets: countFacets(search, now, market, count) };
}

/** Every group counts the listings that match all others. */
function countFacets(
  search: Search,
  now: Date,
  market: readonly MarketListing[],
  count: (group: Group, has: (listing: MarketListing) => boolean) => number,
): Facets {
  const each = <Key extends string>(keys: readonly Key[], countOf: (key: Key) => number) =>
    Object.fromEntries(keys.map((key) => [key, countOf(key)])) as Record<Key, number>;
  const positive = (counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).filter(([, found]) => found > 0));
  const options = (group: "property" | "business" | "management") => (option: Option) =>
    count(group, (listing) => optionsOf(listing)[option]);
  const [only, ...more] = search.categories;
  const subcategories = categories.find(({ slug }) => slug === only && more.length === 0);
  const cities = new Map(
    market
      .filter(({ row }) => search.regions.includes(row.region))
      .map(({ row }) => [
        `${row.region} ${row.city}`,
        { name: spelling(row.city!), region: row.region },
      ]),
  );
  return {
    categories: each(
      categories.map(({ slug }) => slug),
      (slug) => count("category", (listing) => listing.categories.includes(slug)),
    ),
    subcategories: positive(
      each(
        (subcategories?.subcategories ?? []).map(({ slug }) => slug),
        (slug) =>
          count(
            "category",
            ({ row, categories: own }) => own.includes(only!) && row.subcategory === slug,
          ),
      ),
    ),
    countries: each(countryCodes, (code) => count("place", ({ row }) => row.country === code)),
    regions: positive(
      each(
        regions
          .filter(({ country }) => search.country === null || country === search.country)
          .map(({ code }) => code),
        (code) => count("place", ({ row }) => row.region === code),
      ),
    ),
    cities: [...cities.values()]
      .map(({ name, region }) => ({
        name,
        region,
        count: count("place", ({ row }) => row.region === region && spelling(row.city!) === name),
      }))
      .filter((city) => city.count > 0),
    property: each(["real_property", "lease", "relocatable"], options("property")),
    business: each(
      [
        "work_from_home",
        "accommodation_included",
        "franchise",
        "business_opportunity",
        "price_reduced",
        "mid_market",
        "distressed",
        "low_cost",
        "owner_financed",
        "hidden_gem",
        "quick_sale",
        "confidential",
      ],
      options("business"),
    ),
    management: each(["owner_managed", "employee_owned", "absentee"], options("management")),
    age: each(["anytime", "3-days", "14-days", "month", "3-months"], (age) =>
      count("age", (listing) => isYounger(listing, age, now)),
    ),
  };
}

const filters: Record<Group, (listing: MarketListing, search: Search, now: Date) => boolean> = {
  category: ({ row, categories: own }, search) =>
    (search.categories.length === 0 || search.categories.some((slug) => own.includes(slug))) &&
    (search.subcategory === null || row.subcategory === search.subcategory),
  place: ({ row }, { country, regions: chosen, city, radius }) =>
    radius && city
      ? isNear(row.city!, fold(city), chosen.length > 0 ? chosen : country ? [country] : null)
      : (country === null || row.country === country) &&
        (chosen.length === 0 || chosen.includes(row.region)) &&
        (city === null || fold(row.city!) === fold(city)),
  property: (listing, { property }) => hasAny(listing, property),
  business: (listing, { business }) => hasAny(listing, business),
  management: (listing, { management }) => hasAny(listing, management),
  age: (listing, { age }, now) => isYounger(listing, age, now),
};

/** Of a town that we know, ours. */
const spelling = (city: string): string => (city === "Montréal" ? "Montreal" : city);

/** Within 200 km of each other are only Ottawa and Montreal. Regions say which town is meant. */
function isNear(city: string, centre: string, within: readonly string[] | null): boolean {
  const region = { toronto: "CA-ON", montreal: "CA-QC", austin: "US-TX" }[centre]!;
  if (within && !within.some((code) => region.startsWith(code))) return false;
  return fold(city) === centre || (centre === "montreal" && city === "Ottawa");
}

const isOnMarket = ({ row }: MarketListing, now: Date): boolean =>
  row.status === "active" && row.expiresAt! > now;

const days: Record<Age, number> = {
  anytime: Infinity,
  "3-days": 3,
  "14-days": 14,
  month: 30,
  "3-months": 90,
};

/** The index counts whole seconds. */
const isYounger = ({ row }: MarketListing, age: Age, now: Date): boolean =>
  toSecond(now) - toSecond(row.publishedAt!) <= (days[age] * day) / 1000;

const toSecond = (date: Date): number => Math.floor(date.getTime() / 1000);

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const texts = new WeakMap<MarketListing, string>();

/** Singular and plural are the same word; a word with a minus must not occur. */
function hasWords(listing: MarketListing, words: string): boolean {
  if (!texts.has(listing)) texts.set(listing, textOf(listing));
  const text = texts.get(listing)!;
  const occurs = (word: string) => text.includes(word.replace(/s$/, ""));
  return words
    .split(" ")
    .every((word) => (word.startsWith("-") ? !occurs(word.slice(1)) : occurs(word)));
}

function textOf({ row, categories: own }: MarketListing): string {
  const subcategory = row.subcategory
    ? findSubcategoryAnywhere(row.subcategory)!.subcategory.name
    : "";
  return fold([row.title, row.description, row.city, ...own, subcategory].join(" "));
}

const perCad = { CAD: 1, USD: 0.7134, MXN: 13.125 };
/** PostgreSQL's largest integer is "none", so amounts end before it. */
const largest = 2_147_483_646;

const rangeEnds: Record<string, [number, number]> = {
  under_50k: [0, 50_000],
  under_100k: [0, 100_000],
  "100k_250k": [100_000, 250_000],
  "500k_1m": [500_000, 1_000_000],
  "1m_2m": [1_000_000, 2_000_000],
  "2m_5m": [2_000_000, 5_000_000],
  over_2m: [2_000_000, Infinity],
  over_5m: [5_000_000, Infinity],
};

/** In Canadian dollars; null if not stated. */
function figureOf({ row }: MarketListing, name: Figure): { min: number; max: number } | null {
  const toCad = (units: number) => Math.min(largest, Math.round(units / perCad[row.currency!]));
  const amount = row[name];
  const range = row[`${name}Range`];
  if (typeof amount === "number") return { min: toCad(amount / 100), max: toCad(amount / 100) };
  if (!range) return null;
  const [min, max] = rangeEnds[range]!;
  return { min: toCad(min), max: toCad(max) };
}

function hasAmounts(listing: MarketListing, search: Search): boolean {
  const toCad = (units: number) => Math.round(units / perCad[search.currency]);
  const overlaps = (name: Figure, { min, max }: Bounds) => {
    if (min === null && max === null) return true;
    const figure = figureOf(listing, name);
    if (!figure) return false;
    return (min === null || figure.max >= toCad(min)) && (max === null || figure.min <= toCad(max));
  };
  return (
    overlaps("askingPrice", search.price) &&
    overlaps("annualRevenue", search.revenue) &&
    overlaps("annualCashFlow", search.cashFlow)
  );
}

const isInArea = ({ row }: MarketListing, { area }: Search): boolean =>
  area === null ||
  (typeof row.latitude === "number" &&
    typeof row.longitude === "number" &&
    row.longitude >= area.west &&
    row.longitude < area.east &&
    row.latitude >= area.south &&
    row.latitude < area.north);

const hasAny = (listing: MarketListing, chosen: readonly Option[]): boolean =>
  chosen.length === 0 || chosen.some((option) => optionsOf(listing)[option]);

function optionsOf(listing: MarketListing): Record<Option, boolean> {
  const { row, reducedDaysAgo } = listing;
  const price = figureOf(listing, "askingPrice");
  const { askingPrice: asking, annualCashFlow: cash, annualRevenue: revenue } = row;
  return {
    real_property: row.propertyType === "real_property",
    lease: row.propertyType === "lease",
    relocatable: row.relocatable === true,
    work_from_home: row.workFromHome === true,
    accommodation_included: row.accommodationIncluded === true,
    franchise: row.franchise === true,
    business_opportunity: row.businessOpportunity!,
    price_reduced: reducedDaysAgo !== null && reducedDaysAgo < 90,
    mid_market: price !== null && price.min >= 2_000_000,
    distressed: row.distressed!,
    low_cost: price !== null && price.max <= 100_000,
    owner_financed: row.financingAvailable === true,
    hidden_gem:
      typeof asking === "number" &&
      typeof cash === "number" &&
      typeof revenue === "number" &&
      revenue > 0 &&
      asking <= 2.5 * cash &&
      cash >= 0.15 * revenue,
    quick_sale: row.quickSale!,
    confidential: false,
    owner_managed: row.management === "owner_managed",
    employee_owned: row.management === "employee_owned",
    absentee: row.management === "absentee",
  };
}

/** Ascending, most significant first. */
function sortKey(listing: MarketListing, search: Search, order: DatabaseOrder): number[] {
  const { row } = listing;
  const price = figureOf(listing, "askingPrice");
  const listed = toSecond(row.publishedAt!);
  const indexed = order.indexedAt.get(row.id)!;
  switch (search.sort) {
    case "price-asc":
      return [price?.min ?? Infinity, indexed];
    case "price-desc":
      return [-(price?.max ?? -Infinity), -indexed];
    case "newest":
      return [-listed, -indexed];
    case "oldest":
      return [listed, indexed];
    case "cash-flow":
      return [-(figureOf(listing, "annualCashFlow")?.max ?? -Infinity), -indexed];
    case "revenue":
      return [-(figureOf(listing, "annualRevenue")?.max ?? -Infinity), -indexed];
    case "multiple":
      return [multipleOf(row), indexed];
    case "default": {
      const rank = search.words ? -order.relevance.get(row.id)! : 0;
      return [rank, Number(row.unconfirmed), -listed, -indexed];
    }
  }
}

/** In hundredths, as the index has it; last if unknown. */
function multipleOf({ askingPrice, annualCashFlow }: MarketListing["row"]): number {
  if (typeof askingPrice !== "number" || !(annualCashFlow && annualCashFlow > 0)) return Infinity;
  return Math.round((askingPrice / annualCashFlow) * 100);
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1;
}
