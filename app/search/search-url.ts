import { type AmountName, amountNames, perAmount } from "./amounts.ts";
import { formatArea, parseArea } from "./area.ts";
import {
  parseAge,
  parseTime,
  parseAmount,
  parseChoice,
  parseCountry,
  parseLine,
  parsePage,
  parsePageSize,
  parseRegion,
  parseSort,
  parseCategory,
  normalizeName,
} from "./parse-value.ts";
import {
  type Bounds,
  emptySearch,
  hasBounds,
  maxCityLength,
  maxWordsLength,
  type Search,
  normalizeSearch,
  views,
} from "./search.ts";
import {
  type Option,
  type OptionGroupName,
  optionGroupNames,
  optionsOf,
  perOptionGroup,
  type SelectedOptions,
} from "./options.ts";
import { type Currency, currencies } from "#app/shared/money.ts";
import { countries, findRegion } from "#app/shared/places.ts";

/** A search page: its path, and its preset filters. */
export interface SearchScope {
  base: string;
  presets: Partial<Search>;
}

export const allBusinesses: SearchScope = { base: "/businesses", presets: {} };

/** Accepted aliases of parameters, by their normalized name. */
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
  perpage: "pagesize",
  limit: "pagesize",
};

/**
 * Tolerant: ignores what it cannot parse, never throws. `currency` is the visitor's, for a URL whose amounts have no currency.
 */
export function parseSearch(
  source: URL | URLSearchParams,
  scope: SearchScope = allBusinesses,
  currency: Currency = "CAD",
): Search {
  const [query, path] =
    source instanceof URL
      ? [source.searchParams, readPath(source.pathname, scope.base)]
      : [source, []];
  const { presets } = scope;
  const given = collectParameters(query);
  const all = (name: string) => given.get(name) ?? [];
  const list = (name: string) => all(name).flatMap((text) => text.split(",").slice(0, 200));
  const last = <T>(name: string, read: (text: string) => T | null): T | null =>
    all(name).reduce<T | null>((value, text) => read(text) ?? value, null);
  const bounds = (name: AmountName): Bounds => ({
    min: last(normalizeName(`${name}Min`), parseAmount) ?? presets[name]?.min ?? null,
    max: last(normalizeName(`${name}Max`), parseAmount) ?? presets[name]?.max ?? null,
  });
  const options = (group: OptionGroupName): Option[] => [
    ...(presets[group] ?? []),
    ...list(group).flatMap((text) => parseChoice(optionsOf(group), text) ?? []),
    ...optionsOf(group).filter((option) => all(normalizeName(option)).some(isTrue)),
  ];
  const named = [...path, ...list("category")].flatMap((text) => parseCategory(text) ?? []);
  const subcategories = [
    ...named.flatMap(({ subcategory }) => subcategory ?? []),
    ...all("subcategory").flatMap(
      (text) => parseCategory(text)?.subcategory ?? text.trim().toLowerCase(),
    ),
  ];
  return normalizeSearch({
    ...emptySearch,
    ...presets,
    words: last("q", (text) => parseLine(text, maxWordsLength) || null) ?? presets.words ?? "",
    typed: last("typed", (text) => parseLine(text, maxWordsLength) || null),
    categories: [...(presets.categories ?? []), ...named.map(({ category }) => category)],
    subcategory: subcategories.at(-1) ?? presets.subcategory ?? null,
    country: last("country", parseCountry) ?? presets.country ?? null,
    regions: [
      ...(presets.regions ?? []),
      ...[...path, ...list("region")].flatMap((text) => parseRegion(text) ?? []),
    ],
    city: last("city", (text) => parseLine(text, maxCityLength) || null) ?? presets.city ?? null,
    area: last("area", parseArea) ?? presets.area ?? null,
    ...perAmount(bounds),
    currency:
      last("currency", (text) => parseChoice(currencies, text)) ?? presets.currency ?? currency,
    ...(perOptionGroup(options) as SelectedOptions),
    age: last("age", parseAge) ?? presets.age ?? emptySearch.age,
    sort: last("sort", parseSort) ?? presets.sort ?? emptySearch.sort,
    page: last("page", parsePage) ?? 1,
    pageSize: last("pagesize", parsePageSize) ?? emptySearch.pageSize,
    view: last("view", (text) => parseChoice(views, text)) ?? emptySearch.view,
    asOf: last("asof", parseTime),
  });
}

/**
 * Inverse of `parseSearch`: a fixed order, without defaults. A search that no longer has the presets of its scope leads to all
 * businesses.
 */
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
  if (normalized.categories.length === 1 && !normalized.subcategory && !target.presets.categories) {
    path += `/${normalized.categories[0]}`;
    rest.categories = [];
  }
  if (normalized.regions.length === 1 && !target.presets.regions) {
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

function writeQuery(search: Search, presets: Partial<Search>): URLSearchParams {
  const query = new URLSearchParams();
  const one = (name: string, value: string | number | null, usual: string | number | null) => {
    if (value !== null && value !== usual) query.append(name, String(value));
  };
  const many = (name: string, values: readonly string[], preset: readonly string[] = []) => {
    for (const value of values) if (!preset.includes(value)) query.append(name, value);
  };
  one("q", search.words, presets.words ?? "");
  // A subcategory implies its category.
  if (search.subcategory) one("subcategory", search.subcategory, presets.subcategory ?? null);
  else many("category", search.categories, presets.categories);
  one("country", slugOfCountry(search.country), slugOfCountry(presets.country ?? null));
  many("region", search.regions.map(slugOfRegion), presets.regions?.map(slugOfRegion));
  one("city", search.city, presets.city ?? null);
  one(
    "area",
    search.area && formatArea(search.area),
    presets.area ? formatArea(presets.area) : null,
  );
  for (const name of amountNames) {
    one(`${name}Min`, search[name].min, presets[name]?.min ?? null);
    one(`${name}Max`, search[name].max, presets[name]?.max ?? null);
  }
  if (hasBounds(search)) one("currency", search.currency, presets.currency ?? null);
  for (const group of optionGroupNames) many(group, search[group], presets[group]);
  one("age", search.age, presets.age ?? emptySearch.age);
  one("sort", search.sort, presets.sort ?? emptySearch.sort);
  one("pageSize", search.pageSize, emptySearch.pageSize);
  one("view", search.view, emptySearch.view);
  one("page", search.page, 1);
  one("asOf", search.asOf && search.asOf.toString(36), null);
  one("typed", search.typed, null);
  return query;
}

/** Presets of a scope can be extended, but not removed, under its path. */
function keepsPresets(search: Search, presets: Partial<Search>): boolean {
  const has = <T>(preset: readonly T[] | undefined, values: readonly T[]) =>
    (preset ?? []).every((value) => values.includes(value));
  const says = (preset: unknown, value: unknown) =>
    preset === undefined || preset === null || preset === "" || (value !== null && value !== "");
  return (
    has(presets.categories, search.categories) &&
    has(presets.regions, search.regions) &&
    optionGroupNames.every((group) => has<Option>(presets[group], search[group])) &&
    (["words", "subcategory", "country", "city", "area"] as const).every((key) =>
      says(presets[key], search[key]),
    ) &&
    amountNames.every(
      (key) => says(presets[key]?.min, search[key].min) && says(presets[key]?.max, search[key].max),
    )
  );
}

function collectParameters(query: URLSearchParams): Map<string, string[]> {
  const given = new Map<string, string[]>();
  let left = 300;
  for (const [key, value] of query) {
    if (left-- === 0) break;
    const name = normalizeName(key);
    const known = Object.hasOwn(parameterNames, name) ? parameterNames[name]! : name;
    given.set(known, [...(given.get(known) ?? []), value]);
  }
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
const slugOfRegion = (code: string): string => findRegion(code)!.slug;
const slugOfCountry = (code: string | null): string | null =>
  countries.find((country) => country.code === code)?.slug ?? null;
const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query.toString()}` : path;
