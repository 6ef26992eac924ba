import type { Scope } from "#app/market/figures/figure.ts";
import { categories, categorySlugs } from "#app/listings/category.ts";
import { countryCodes, regions } from "#app/shared/places.ts";

const places: Scope[] = [
  {},
  ...countryCodes.map((country) => ({ country })),
  ...regions.map(({ code }) => ({ region: code })),
];

/** Every group that may have figures, from the largest to the smallest: parents before their children. */
export const allScopes: Scope[] = [
  ...places,
  ...places.flatMap((place) => categorySlugs.map((category) => Object.assign({ category }, place))),
  ...places
    .slice(0, 1 + countryCodes.length)
    .flatMap((place) =>
      categories.flatMap(({ subcategories }) =>
        subcategories.map(({ slug }) => Object.assign({ trade: slug }, place)),
      ),
    ),
];
