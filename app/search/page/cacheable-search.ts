import { hasBounds, type Search } from "#app/search/search.ts";
import { optionGroupNames } from "#app/search/options.ts";
import { listChoices } from "#app/search/search-choices.ts";
import type { SearchScope } from "#app/search/search-url.ts";

/**
 * Landing pages, which people search for by name: a category, a region, both or neither. Any other search is a visitor's own
 * selection.
 */
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

/** Common searches, whose counts are worth caching. The others are endless and would evict these. */
export const hasCacheableCounts = (search: Search): boolean =>
  search.words === "" &&
  search.city === null &&
  search.area === null &&
  !hasBounds(search) &&
  listChoices(search).length <= 2;

/** Worth caching as a whole page; few visitors read further. A page of an earlier time is for one visitor. */
export const isCacheablePage = (search: Search): boolean =>
  hasCacheableCounts(search) && search.page <= 10 && search.asOf === null && search.typed === null;
