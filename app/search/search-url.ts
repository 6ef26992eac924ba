import {
  type AmountName,
  amountNames,
  isOptionGroup,
  optionGroupNames,
  optionsOf,
  perAmount,
  type Option,
  type SelectedOptions,
} from "./options.ts";
import { type Filter, optionFilters, tradeAndPlaceFilters } from "./filter-table.ts";
import {
  normalizeName,
  parseAmount,
  parseCategory,
  parseChoice,
  parseLine,
  parsePage,
  parsePageSize,
  parseRegion,
  parseSort,
  parseTime,
} from "./parse-value.ts";
import {
  type Bounds,
  emptySearch,
  hasBounds,
  maxWordsLength,
  normalizeSearch,
  type Search,
  views,
} from "./search.ts";
import { currencies, type Currency } from "#app/shared/money.ts";
import { findRegion } from "#app/shared/places.ts";

/** A part of the market with a page of its own. Its presets can be extended, but not removed, under its path. */
export interface SearchScope {
  base: string;
  presets: Partial<SelectedOptions>;
}

export const allBusinesses: SearchScope = { base: "/businesses", presets: {} };

const parameterNames: Readonly<Record<string, string>> = {
  search: "q",
  query: "q",
  keyword: "q",
  keywords: "q",
  words: "q",
  categories: "category",
  province: "region",
  state: "region",
  regions: "region",
  minprice: "pricemin",
  maxprice: "pricemax",
  minrevenue: "revenuemin",
  maxrevenue: "revenuemax",
  mincashflow: "cashflowmin",
  maxcashflow: "cashflowmax",
  propertytype: "property",
  businesstype: "business",
  ageoflisting: "age",
  sortby: "sort",
  order: "sort",
  within: "radius",
  distance: "radius",
  perpage: "pagesize",
  limit: "pagesize",
};

/** Ignores what it cannot parse. `currency` is the visitor's, for a URL whose amounts have none. */
export function parseSearch(
  source: URL | URLSearchParams,
  scope: SearchScope = allBusinesses,
  currency: Currency = "CAD",
): Search {
  const [query, path] =
    source instanceof URL
      ? [source.searchParams, readPath(source.pathname, scope.base)]
      : [source, []];
  const given = collectParameters(query);
  const all = (name: string) => given.get(name) ?? [];
  const list = (name: string) => all(name).flatMap((text) => text.split(",").slice(0, 200));
  const last = <T>(name: string, read: (text: string) => T | null): T | null =>
    all(name).reduce<T | null>((value, text) => read(text) ?? value, null);
  const bounds = (name: AmountName): Bounds => ({
    min: last(normalizeName(`${name}Min`), parseAmount),
    max: last(normalizeName(`${name}Max`), parseAmount),
  });
  const read = ({ field, param, parse, inPath }: Filter) => {
    if (!Array.isArray(emptySearch[field])) return last(param, parse) ?? emptySearch[field];
    const chosen = [...(inPath ? path : []), ...list(param)].flatMap((text) => parse(text) ?? []);
    if (!isOptionGroup(field)) return chosen;
    const flags = optionsOf(field).filter((option) => all(normalizeName(option)).some(isTrue));
    return [...(scope.presets[field] ?? []), ...chosen, ...flags];
  };
  // A subcategory may be used in place of a category.
  const implied = [...path, ...list("category")].flatMap(
    (text) => parseCategory(text)?.subcategory ?? [],
  );
  return normalizeSearch({
    ...emptySearch,
    ...Object.fromEntries(
      [...Object.values(tradeAndPlaceFilters), ...Object.values(optionFilters)].map((filter) => [
        filter.field,
        read(filter),
      ]),
    ),
    typed: last("typed", (text) => parseLine(text, maxWordsLength) || null),
    subcategory:
      last("subcategory", tradeAndPlaceFilters.subcategory.parse) ?? implied.at(-1) ?? null,
    ...perAmount(bounds),
    currency: last("currency", (text) => parseChoice(currencies, text)) ?? currency,
    sort: last("sort", parseSort) ?? emptySearch.sort,
    page: last("page", parsePage) ?? 1,
    pageSize: last("pagesize", parsePageSize) ?? emptySearch.pageSize,
    view: last("view", (text) => parseChoice(views, text)) ?? emptySearch.view,
    asOf: last("asof", parseTime),
  });
}

/** In a fixed order, without defaults. Without the presets of its scope, a search links to all businesses. */
export function searchHref(search: Search, scope: SearchScope = allBusinesses): string {
  const normalized = normalizeSearch(search);
  const target = keepsPresets(normalized, scope.presets) ? scope : allBusinesses;
  return withQuery(target.base, writeQuery(normalized, target.presets));
}

/** The canonical URL for search engines: category and region in the path, no display options. */
export function canonicalHref(search: Search, scope: SearchScope = allBusinesses): string {
  const normalized = normalizeSearch({
    ...search,
    typed: null,
    sort: "default",
    pageSize: 25,
    view: "list",
    asOf: null,
  });
  const target = keepsPresets(normalized, scope.presets) ? scope : allBusinesses;
  const rest = { ...normalized };
  let path = target.base;
  if (normalized.categories.length === 1 && !normalized.subcategory) {
    path += `/${normalized.categories[0]}`;
    rest.categories = [];
  }
  if (normalized.regions.length === 1) {
    path += `/${findRegion(normalized.regions[0]!)!.slug}`;
    rest.regions = [];
  }
  return withQuery(path, writeQuery({ ...rest, asOf: null }, target.presets));
}

/** Whether every path segment below the base is a category or a region; otherwise the page is 404. */
export const isKnownPath = (pathname: string, scope: SearchScope = allBusinesses): boolean => {
  const parts = readPath(pathname, scope.base);
  return parts.length <= 2 && parts.every((part) => parseCategory(part) ?? parseRegion(part));
};

function writeQuery(search: Search, presets: SearchScope["presets"]): URLSearchParams {
  const query = new URLSearchParams();
  const one = (name: string, value: string | number | null, usual: string | number | null) => {
    if (value !== null && value !== usual) query.append(name, String(value));
  };
  const write = (filters: readonly Filter[]) => {
    for (const { field, param, format = String } of filters) {
      const textsOf = (value: unknown) =>
        [value ?? []].flat().map((each) => format(each as string));
      for (const text of textsOf(search[field]))
        if (!textsOf({ ...emptySearch, ...presets }[field]).includes(text))
          query.append(param, text);
    }
  };
  const { words, category, subcategory, ...places } = tradeAndPlaceFilters;
  // A subcategory implies its category.
  write([words, search.subcategory ? subcategory : category, ...Object.values(places)]);
  for (const name of amountNames) {
    one(`${name}Min`, search[name].min, null);
    one(`${name}Max`, search[name].max, null);
  }
  if (hasBounds(search)) one("currency", search.currency, null);
  write(Object.values(optionFilters));
  one("sort", search.sort, emptySearch.sort);
  one("pageSize", search.pageSize, emptySearch.pageSize);
  one("view", search.view, emptySearch.view);
  one("page", search.page, 1);
  one("asOf", search.asOf && search.asOf.toString(36), null);
  one("typed", search.typed, null);
  return query;
}

const keepsPresets = (search: Search, presets: SearchScope["presets"]): boolean =>
  optionGroupNames.every((group) => {
    const chosen: readonly Option[] = search[group];
    return (presets[group] ?? []).every((option) => chosen.includes(option));
  });

function collectParameters(query: URLSearchParams): Map<string, string[]> {
  const given = new Map<string, string[]>();
  let left = 300;
  for (const [key, value] of query) {
    if (left-- === 0) break;
    const name = normalizeName(key);
    const known = Object.hasOwn(parameterNames, name) ? parameterNames[name]! : name;
    given.set(known, [...(given.get(known) ?? []), value]);
  }
  // The form without JavaScript: see `formHref`.
  const near = given.get("near");
  if (near?.some((text) => text.trim() !== "")) given.set("city", near);
  else if (near) given.delete("radius");
  return given;
}

function readPath(pathname: string, base: string): string[] {
  if (!pathname.startsWith(`${base}/`)) return [];
  return pathname
    .slice(base.length + 1)
    .split("/")
    .filter(Boolean)
    .slice(0, 5)
    .map(decode);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const isTrue = (text: string): boolean =>
  ["", "1", "true", "yes", "on"].includes(text.toLowerCase());
const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query.toString()}` : path;

export const franchises: SearchScope = {
  base: "/franchises",
  presets: { business: ["franchise"] },
};
export const realEstate: SearchScope = {
  base: "/real-estate",
  presets: { property: ["real_property"] },
};

const scopes = [allBusinesses, franchises, realEstate];

export function scopeOf(pathname: string): SearchScope {
  const first = `/${pathname.split("/")[1] ?? ""}`.toLowerCase();
  return scopes.find(({ base }) => base === first) ?? allBusinesses;
}

export const presetFields = ({ presets }: SearchScope): [name: string, value: string][] =>
  optionGroupNames.flatMap((group) =>
    (presets[group] ?? []).map((value): [string, string] => [group, value]),
  );

/** Without display parameters. The typed text matters if words remain: they would be interpreted again. */
export function toSavedSearch(search: Search): Search {
  const { sort, page, pageSize, view, asOf } = emptySearch;
  const typed = search.words === "" ? null : search.typed;
  return { ...search, typed, sort, page, pageSize, view, asOf };
}

/** The normalized spelling that identifies a search. */
export const formatSavedSearch = (search: Search): string =>
  searchHref(toSavedSearch(search)).split("?")[1] ?? "";
