import { findSubcategoryAnywhere } from "#app/listings/category.ts";
import { scopeOf } from "#app/listings/search/page/search-scopes.ts";
import { wholeForm } from "#app/listings/search/page/whole-form.ts";
import type { Search } from "#app/listings/search/search.ts";
import {
  knowsPath,
  parseSearch,
  searchHref,
  type SearchScope,
} from "#app/listings/search/search-url.ts";
import type { Currency } from "#app/shared/money.ts";
import { findRegion } from "#app/shared/places.ts";

export type ParsedUrl =
  | { kind: "search"; search: Search; scope: SearchScope }
  /** Says the same as a shorter address, which can be shared. */
  | { kind: "untidy"; href: string }
  | { kind: "unknown" };

export function parseSearchUrl(url: URL, currency: Currency): ParsedUrl {
  const scope = scopeOf(url.pathname);
  const path = new URL(url);
  path.pathname = scope.base + url.pathname.slice(scope.base.length).toLowerCase();
  if (!knowsPath(path.pathname, scope)) return { kind: "unknown" };
  if (url.searchParams.has(wholeForm)) {
    const said = parseSearch(path, { ...scope, presets: {} }, currency);
    return { kind: "untidy", href: searchHref(settleForm(said, url.searchParams), scope) };
  }
  const search = parseSearch(path, scope, currency);
  // A plain form sends every field, the empty ones too.
  const isUntidy = url.searchParams.values().some((value) => value.trim() === "");
  return isUntidy
    ? { kind: "untidy", href: searchHref(search, scope) }
    : { kind: "search", search, scope };
}

/** Whoever changes a country or a category in a form cannot also take back what lay inside the old one. */
function settleForm(search: Search, said: URLSearchParams): Search {
  const parent = search.subcategory && findSubcategoryAnywhere(search.subcategory)?.category.slug;
  const category = said.getAll("category").some((slug) => slug === parent);
  const saidCountry = parseSearch(new URLSearchParams({ country: said.get("country") ?? "" }));
  const country = saidCountry.country;
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
