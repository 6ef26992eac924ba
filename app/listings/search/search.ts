import { categories, type CategorySlug, findSubcategoryAnywhere } from "#app/listings/category.ts";
import type { Currency } from "#app/shared/money.ts";
import { type CountryCode, findRegion, type RegionCode, regions } from "#app/shared/places.ts";

/**
 * What a buyer looks for. The address bar holds all of it, so that a search can be shared, bookmarked and gone back to.
 * Values of one group widen each other ("in Ontario or Quebec"); groups narrow each other ("and with real property").
 */
export interface Search {
  words: string;
  /** Any of them, in the order of the taxonomy. */
  categories: readonly CategorySlug[];
  /** Narrows a category that is chosen alone. */
  subcategory: string | null;
  country: CountryCode | null;
  regions: readonly RegionCode[];
  /** As typed; case and accents do not matter. */
  city: string | null;
  price: Bounds;
  revenue: Bounds;
  cashFlow: Bounds;
  /** What the bounds are counted in. A link means the same for everybody, whatever currency they picked. */
  currency: Currency;
  property: readonly PropertyChoice[];
  business: readonly BusinessChoice[];
  management: readonly ManagementChoice[];
  age: Age;
  sort: Sort;
  page: number;
  pageSize: PageSize;
  view: View;
  /** The moment from which the pages of this search are counted; see `anchor.ts`. */
  asOf: string | null;
}

/** In whole units of the search's currency, both ends included. A range given by the seller matches when it overlaps. */
export interface Bounds {
  min: number | null;
  max: number | null;
}

export const propertyChoices = ["real_property", "lease", "relocatable"] as const;
export const businessChoices = [
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
] as const;
export const managementChoices = ["owner_managed", "employee_owned", "absentee"] as const;
export const ages = ["anytime", "3-days", "14-days", "month", "3-months"] as const;
export const sorts = ["default", "price-asc", "price-desc", "newest", "oldest"] as const;
export const pageSizes = [25, 50, 100] as const;
export const views = ["list", "map"] as const;

export type PropertyChoice = (typeof propertyChoices)[number];
export type BusinessChoice = (typeof businessChoices)[number];
export type ManagementChoice = (typeof managementChoices)[number];
export type Age = (typeof ages)[number];
export type Sort = (typeof sorts)[number];
export type PageSize = (typeof pageSizes)[number];
export type View = (typeof views)[number];

/** Days that a listing may have been on the market. */
export const daysOfAge: Readonly<Record<Age, number>> = {
  anytime: Number.POSITIVE_INFINITY,
  "3-days": 3,
  "14-days": 14,
  month: 30,
  "3-months": 90,
};

/** Nobody reads further than this; it bounds the work of a page. A narrower search reaches the rest. */
export const reachableListings = 10_000;
export const maxWordsLength = 200;
export const maxCityLength = 80;
/** The largest bound that is taken: far above any business, far below what a number holds. */
export const maxBound = 999_999_999_999;

export const anyAmount: Bounds = { min: null, max: null };

export const emptySearch: Search = {
  words: "",
  categories: [],
  subcategory: null,
  country: null,
  regions: [],
  city: null,
  price: anyAmount,
  revenue: anyAmount,
  cashFlow: anyAmount,
  currency: "CAD",
  property: [],
  business: [],
  management: [],
  age: "anytime",
  sort: "default",
  page: 1,
  pageSize: 25,
  view: "list",
  asOf: null,
};

export const hasBounds = (search: Pick<Search, "price" | "revenue" | "cashFlow">): boolean =>
  [search.price, search.revenue, search.cashFlow].some(
    ({ min, max }) => min !== null || max !== null,
  );

/** One way of saying each search: what contradicts or repeats itself is normalized here, for addresses and for chips. */
export function normalizeSearch(search: Search): Search {
  const chosen = inOrder(
    categories.map(({ slug }) => slug),
    search.categories,
  );
  const parent = search.subcategory
    ? (findSubcategoryAnywhere(search.subcategory)?.category.slug ?? null)
    : null;
  const aloneWith = parent !== null && (chosen.length === 0 || chosen.join() === parent);
  const places = inOrder(
    regions.map(({ code }) => code),
    search.regions,
  );
  const elsewhere = places.some((code) => findRegion(code)?.country !== search.country);
  return {
    ...search,
    categories: aloneWith ? [parent] : chosen,
    subcategory: aloneWith ? search.subcategory : null,
    // A region says more than a country that it does not lie in.
    country: elsewhere ? null : search.country,
    regions: places,
    price: normalizeBounds(search.price),
    revenue: normalizeBounds(search.revenue),
    cashFlow: normalizeBounds(search.cashFlow),
    currency: hasBounds(search) ? search.currency : emptySearch.currency,
    property: inOrder(propertyChoices, search.property),
    business: inOrder(businessChoices, search.business),
    management: inOrder(managementChoices, search.management),
    asOf: search.page > 1 ? search.asOf : null,
  };
}

const inOrder = <T>(all: readonly T[], chosen: readonly T[]): readonly T[] =>
  all.filter((value) => chosen.includes(value));

const normalizeBounds = ({ min, max }: Bounds): Bounds =>
  min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
