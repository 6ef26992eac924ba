import type { Scope } from "#app/market/figures/figure.ts";
import { searchOf } from "#app/market/figures/show-figure.ts";
import {
  categoryName,
  type CategorySlug,
  findSubcategoryAnywhere,
} from "#app/listings/category.ts";
import { titleOf } from "#app/search/page/search-title.ts";
import { allBusinesses } from "#app/search/search-url.ts";
import { type CountryCode, countryName, findRegion } from "#app/shared/places.ts";

export interface ScopeName {
  /** "restaurants", in a sentence. */
  kind: string;
  /** "in Ontario"; null for everywhere. */
  where: string | null;
  /** "Restaurants in Ontario" */
  title: string;
}

export function nameScope(scope: Scope): ScopeName {
  const { kind, where } = titleOf(searchOf(scope), allBusinesses);
  const title = kind.charAt(0).toUpperCase() + kind.slice(1);
  return { kind, where, title: where ? `${title} ${where}` : title };
}

/** Above the figures of a group. */
export const headingOf = ({ kind, where, title }: ScopeName): string =>
  where === null && kind === "businesses" ? "The market for businesses" : title;

export const placeOf = ({ region, country }: Scope): string | null =>
  region ? findRegion(region)!.name : country ? countryName(country as CountryCode) : null;

export const tradeOf = ({ category, trade }: Scope): string | null =>
  trade
    ? findSubcategoryAnywhere(trade)!.subcategory.name
    : category
      ? categoryName(category as CategorySlug)
      : null;
