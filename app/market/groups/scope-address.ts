// `/market`, `/market/ontario`, `/market/restaurants`, `/market/pizzerias/canada`, `/market/restaurants/ontario`.

import type { Scope } from "#app/market/figures/figure.ts";
import { categorySlugs, findSubcategoryAnywhere } from "#app/listings/category.ts";
import { parseCategory, parseCountry, parseRegion } from "#app/search/parse-value.ts";
import { countries, findRegion } from "#app/shared/places.ts";

export const marketRoot = "/market";

export function marketHref({ category, trade, region, country }: Scope): string {
  const place = region
    ? findRegion(region)!.slug
    : countries.find(({ code }) => code === country)?.slug;
  return [marketRoot, trade ?? category, place].filter(Boolean).join("/");
}

/** Null if a part is unknown, or if there are no figures of such a group. In any order and spelling that the search knows. */
export function parseMarketPath(...parts: (string | undefined)[]): Scope | null {
  const given = parts.filter((part) => part !== undefined);
  const read = given.map(parsePart);
  if (read.some((part) => part === null)) return null;
  const scope: Scope = Object.assign({}, ...read);
  // Each part says something else, and a trade in one region is too small.
  const isWhole = Object.keys(scope).length === given.length && !(scope.trade && scope.region);
  return isWhole && !(scope.trade && scope.category) && !(scope.region && scope.country)
    ? scope
    : null;
}

function parsePart(text: string): Scope | null {
  const country = parseCountry(text);
  if (country) return { country };
  const region = parseRegion(text);
  if (region) return { region };
  const category = categorySlugs.find((slug) => slug === text);
  if (category) return { category };
  // Some trades are also another name of their category.
  if (findSubcategoryAnywhere(text)) return { trade: text };
  const found = parseCategory(text);
  if (!found) return null;
  return found.subcategory ? { trade: found.subcategory } : { category: found.category };
}
