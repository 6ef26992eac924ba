import { findSubcategoryAnywhere } from "#app/listings/category.ts";
import {
  canonicalHref,
  isKnownPath,
  parseSearch,
  scopeOf,
  searchHref,
  type SearchScope,
} from "#app/search/search-url.ts";
import { fullFormField } from "#app/search/filters/form-href.ts";
import { hasBounds, type Search } from "#app/search/search.ts";
import type { Currency } from "#app/shared/money.ts";
import { findRegion } from "#app/shared/places.ts";
import { optionGroupNames } from "#app/search/options.ts";
import { listChoices } from "#app/search/filter-table.ts";

type ParsedUrl =
  | { kind: "search"; search: Search; scope: SearchScope }
  | { kind: "redirect"; href: string }
  | { kind: "not-found" };

export function parseSearchUrl(url: URL, currency: Currency): ParsedUrl {
  const scope = scopeOf(url.pathname);
  const path = new URL(url);
  path.pathname = scope.base + url.pathname.slice(scope.base.length).toLowerCase();
  if (!isKnownPath(path.pathname, scope)) return { kind: "not-found" };
  if (url.searchParams.has(fullFormField)) {
    const search = parseSearch(path, { ...scope, presets: {} }, currency);
    return { kind: "redirect", href: searchHref(normalizeForm(search, url.searchParams), scope) };
  }
  const search = parseSearch(path, scope, currency);
  // Without JavaScript a form submits its empty fields too.
  const hasEmptyFields = url.searchParams.values().some((value) => value.trim() === "");
  return hasEmptyFields
    ? { kind: "redirect", href: searchHref(search, scope) }
    : { kind: "search", search, scope };
}

/** The query of a search that the page cache keeps, spelled as in our own links. */
export function cacheQueryOfSearch(url: URL): string | null {
  const parsed = parseSearchUrl(url, "CAD");
  if (parsed.kind !== "search" || !isCacheablePage(parsed.search)) return null;
  // A category and a region may be spelled in many ways in the path.
  if (!url.search) return canonicalHref(parsed.search, parsed.scope) === url.pathname ? "" : null;
  const own = new URL(searchHref(parsed.search, parsed.scope), url);
  return own.pathname === url.pathname ? own.search : null;
}

/** A changed country or category leaves the regions, city or subcategory of the old one in the form: drop them. */
function normalizeForm(search: Search, form: URLSearchParams): Search {
  const parent = search.subcategory && findSubcategoryAnywhere(search.subcategory)?.category.slug;
  const category = form.getAll("category").some((slug) => slug === parent);
  const parsedCountry = parseSearch(new URLSearchParams({ country: form.get("country") ?? "" }));
  const country = parsedCountry.country;
  const regions = search.regions.filter(
    (code) => country === null || findRegion(code)?.country === country,
  );
  const moved = regions.length < search.regions.length;
  return {
    ...search,
    ...(search.subcategory && !category ? { categories: [], subcategory: null } : {}),
    country,
    regions,
    city: moved ? null : search.city,
  };
}

/** What people search for by name: a category, a region, both or neither. */
export function isLandingPage(search: Search, { presets }: SearchScope): boolean {
  const hasOnly = (chosen: readonly string[], preset: readonly string[] = []) =>
    chosen.every((value) => preset.includes(value));
  return (
    search.words === "" &&
    search.categories.length <= 1 &&
    search.regions.length <= 1 &&
    !(search.country && search.regions.length > 0) &&
    search.city === null &&
    search.area === null &&
    !hasBounds(search) &&
    optionGroupNames.every((group) => hasOnly(search[group], presets[group])) &&
    search.age === "anytime"
  );
}

/** Common searches, whose counts are worth caching. Others are endless and would evict these. */
export const hasCacheableCounts = (search: Search): boolean =>
  search.words === "" &&
  search.city === null &&
  search.area === null &&
  !hasBounds(search) &&
  listChoices(search).length <= 2;

/** Worth caching as a whole page; few visitors read further. A page of an earlier time is for one visitor. */
export const isCacheablePage = (search: Search): boolean =>
  hasCacheableCounts(search) && search.page <= 10 && search.asOf === null && search.typed === null;
