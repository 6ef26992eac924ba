import { hasBounds, type Search } from "#app/listings/search/search.ts";
import { listChoices } from "#app/listings/search/search-choices.ts";
import type { SearchScope } from "#app/listings/search/search-url.ts";

/** A category, a scope, both or neither: pages that people look for by name. All else is one visitor's selection. */
export function isLandingPage(search: Search, { presets }: SearchScope): boolean {
  const own = (chosen: readonly string[], preset: readonly string[] = []) =>
    chosen.every((value) => preset.includes(value));
  return (
    search.words === "" &&
    search.categories.length <= 1 &&
    search.regions.length <= 1 &&
    !(search.country && search.regions.length > 0) &&
    search.city === null &&
    !hasBounds(search) &&
    own(search.property, presets.property) &&
    own(search.business, presets.business) &&
    search.management.length === 0 &&
    search.age === "anytime"
  );
}

/** Asked for by many, so its counts are worth keeping. The number of other searches has no end, and would drive these out. */
export const hasCacheableCounts = (search: Search): boolean =>
  search.words === "" &&
  search.city === null &&
  !hasBounds(search) &&
  listChoices(search).length <= 2;

/** Worth keeping as a whole page: few read further. */
export const isCacheablePage = (search: Search): boolean =>
  hasCacheableCounts(search) && search.page <= 10;
