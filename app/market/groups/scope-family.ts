// How groups of listings contain each other: a trade is part of its category, a region of its country.

import type { Scope } from "#app/market/figures/figure.ts";
import { categories, categorySlugs, findSubcategoryAnywhere } from "#app/listings/category.ts";
import { countryCodes, findRegion, regionsOf, type CountryCode } from "#app/shared/places.ts";

export const parts = ["country", "region", "category", "trade"] as const;
export type Part = (typeof parts)[number];

/** The groups into which one divides it. None if it cannot be divided so. */
export function childrenOf(scope: Scope, part: Part): Scope[] {
  const { category, trade, region, country } = scope;
  switch (part) {
    case "country":
      return region || country ? [] : countryCodes.map((code) => within(scope, { country: code }));
    case "region":
      return country && !trade
        ? regionsOf(country as CountryCode).map(({ code }) => withoutCountry(scope, code))
        : [];
    case "category":
      return category || trade
        ? []
        : categorySlugs.map((slug) => within(scope, { category: slug }));
    case "trade":
      return category && !region ? tradesOf(category).map((slug) => inTrade(scope, slug)) : [];
  }
}

/** The next larger groups: first the same businesses in a larger place, then more kinds of them in the same place. */
export function parentsOf({ category, trade, region, country }: Scope): Scope[] {
  const what: Scope = trade ? { trade } : category ? { category } : {};
  const where: Scope = region ? { region } : country ? { country } : {};
  const wider = trade ? { category: findSubcategoryAnywhere(trade)!.category.slug } : {};
  return [
    ...(region ? [{ ...what, country: findRegion(region)!.country }] : country ? [what] : []),
    ...(trade || category ? [{ ...wider, ...where }] : []),
  ];
}

const within = (scope: Scope, part: Scope): Scope => ({ ...scope, ...part });

const tradesOf = (category: string): string[] =>
  categories.find(({ slug }) => slug === category)!.subcategories.map(({ slug }) => slug);

const withoutCountry = ({ category }: Scope, region: string): Scope => ({
  ...(category && { category }),
  region,
});

const inTrade = ({ country }: Scope, trade: string): Scope => ({
  trade,
  ...(country && { country }),
});
