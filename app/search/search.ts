import {
  type CategorySlug,
  categorySlugs,
  findSubcategoryAnywhere,
} from "#app/listings/category.ts";
import {
  type Age,
  type AmountName,
  amountNames,
  type Option,
  optionsOf,
  perAmount,
  perOptionGroup,
  type SelectedOptions,
} from "./options.ts";
import type { Area } from "./area.ts";
import type { Radius } from "./radius.ts";
import type { Currency } from "#app/shared/money.ts";
import { type CountryCode, findRegion, type RegionCode, regions } from "#app/shared/places.ts";

/**
 * A buyer's search. All of it is in the URL, so that a search can be shared, bookmarked and returned to. Values of
 * one group are alternatives ("in Ontario or Quebec"); groups are combined ("and with real property").
 */
export interface Search extends SelectedOptions, Record<AmountName, Bounds> {
  words: string;
  /** The typed text that became filters (`query/read-query.ts`); the same as `words` if exact words are requested. */
  typed: string | null;
  categories: readonly CategorySlug[];
  subcategory: string | null;
  country: CountryCode | null;
  regions: readonly RegionCode[];
  city: string | null;
  /** Around the city. Country and region then only say which city is meant: results may be across a border. */
  radius: Radius | null;
  area: Area | null;
  /** The currency of the amounts. A link means the same for everyone, whatever currency they use. */
  currency: Currency;
  age: Age;
  sort: Sort;
  page: number;
  pageSize: PageSize;
  view: View;
  /** When page one was read, in milliseconds: further pages show the listings of that time, each once. */
  asOf: number | null;
}

/** In whole units of the search's currency, both ends included. A range stated by the seller matches if it overlaps. */
export interface Bounds {
  min: number | null;
  max: number | null;
}

export const sortLabels = {
  default: "Default",
  "price-asc": "Price: Low to High",
  "price-desc": "Price: High to Low",
  newest: "Newest First",
  oldest: "Oldest First",
  "cash-flow": "Cash Flow: High to Low",
  revenue: "Revenue: High to Low",
  multiple: "Multiple: Low to High",
} as const;
export const sorts = Object.keys(sortLabels) as Sort[];
export const pageSizes = [25, 50, 100] as const;
export const views = ["list", "map"] as const;

export type Sort = keyof typeof sortLabels;
export type PageSize = (typeof pageSizes)[number];
export type View = (typeof views)[number];

/** The last reachable result, which bounds the cost of a page. A narrower search reaches the rest. */
export const reachableListings = 10_000;
export const maxWordsLength = 200;
export const maxCityLength = 80;
/** The largest accepted amount: far above any business, far below the precision of a number. */
export const maxBound = 999_999_999_999;

export const anyAmount: Bounds = { min: null, max: null };

export const emptySearch: Search = {
  words: "",
  typed: null,
  categories: [],
  subcategory: null,
  country: null,
  regions: [],
  city: null,
  radius: null,
  area: null,
  ...perAmount(() => anyAmount),
  currency: "CAD",
  ...perOptionGroup(() => []),
  age: "anytime",
  sort: "default",
  page: 1,
  pageSize: 25,
  view: "list",
  asOf: null,
};

export const isBounded = ({ min, max }: Bounds): boolean => min !== null || max !== null;

export const hasBounds = (search: Record<AmountName, Bounds>): boolean =>
  amountNames.some((name) => isBounded(search[name]));

export const isExactSearch = ({ words, typed }: Pick<Search, "words" | "typed">): boolean =>
  words !== "" && words === typed;

const regionCodes = regions.map(({ code }) => code);

export function normalizeSearch(search: Search): Search {
  const chosen = inOrder(categorySlugs, search.categories);
  const parent = search.subcategory
    ? (findSubcategoryAnywhere(search.subcategory)?.category.slug ?? null)
    : null;
  const aloneWith = parent !== null && (chosen.length === 0 || chosen.join() === parent);
  const places = inOrder(regionCodes, search.regions);
  const elsewhere = places.some((code) => findRegion(code)?.country !== search.country);
  return {
    ...search,
    categories: aloneWith ? [parent] : chosen,
    subcategory: aloneWith ? search.subcategory : null,
    // A region takes precedence over a country that it is not in.
    country: elsewhere ? null : search.country,
    regions: places,
    radius: search.city === null ? null : search.radius,
    ...perAmount((name) => normalizeBounds(search[name])),
    currency: hasBounds(search) ? search.currency : emptySearch.currency,
    ...normalizeOptions(search),
    asOf: search.page > 1 ? search.asOf : null,
  };
}

const normalizeOptions = (search: SelectedOptions): SelectedOptions =>
  perOptionGroup((group) => inOrder<Option>(optionsOf(group), search[group])) as SelectedOptions;

const inOrder = <T>(all: readonly T[], chosen: readonly T[]): readonly T[] =>
  chosen.length === 0 ? chosen : all.filter((value) => chosen.includes(value));

const normalizeBounds = ({ min, max }: Bounds): Bounds =>
  min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
