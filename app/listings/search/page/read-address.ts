import { findSubcategoryAnywhere } from "#app/listings/category.ts";
import { placeOf } from "#app/listings/search/page/search-places.ts";
import { wholeForm } from "#app/listings/search/page/whole-form.ts";
import type { Search } from "#app/listings/search/search.ts";
import {
  knowsPath,
  parseSearch,
  searchHref,
  type SearchPlace,
} from "#app/listings/search/search-address.ts";
import type { Currency } from "#app/shared/money.ts";
import { findRegion } from "#app/shared/places.ts";

export type Address =
  | { kind: "search"; search: Search; place: SearchPlace }
  /** Says the same as a shorter address, which can be shared. */
  | { kind: "untidy"; href: string }
  | { kind: "unknown" };

export function readAddress(url: URL, currency: Currency): Address {
  const place = placeOf(url.pathname);
  const path = new URL(url);
  path.pathname = place.base + url.pathname.slice(place.base.length).toLowerCase();
  if (!knowsPath(path.pathname, place)) return { kind: "unknown" };
  if (url.searchParams.has(wholeForm)) {
    const said = parseSearch(path, { ...place, presets: {} }, currency);
    return { kind: "untidy", href: searchHref(settleForm(said, url.searchParams), place) };
  }
  const search = parseSearch(path, place, currency);
  // A plain form sends every field, the empty ones too.
  const isUntidy = url.searchParams.values().some((value) => value.trim() === "");
  return isUntidy
    ? { kind: "untidy", href: searchHref(search, place) }
    : { kind: "search", search, place };
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
