import { landingText } from "./landing-text.ts";
import { scopeKey, type Scope } from "#app/market/figures/figure.ts";
import { findFigures } from "#app/market/figures/market-figures.queries.server.ts";
import { marketHref } from "#app/market/groups/scope-address.ts";
import type { Services } from "#app/context.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { isLandingPage } from "#app/search/page/parse-search-url.ts";
import { titleOf } from "#app/search/page/search-title.ts";
import type { Search } from "#app/search/search.ts";
import { allBusinesses, franchises, type SearchScope } from "#app/search/search-url.ts";
import type { Currency } from "#app/shared/money.ts";

/** Null where the figures are not those of the page, or too few listings stand behind them. */
export async function loadLandingText(
  { queryCache }: Pick<Services, "queryCache">,
  { search, scope, currency }: { search: Search; scope: SearchScope; currency: Currency },
) {
  const group = scopeOfPage(search, scope);
  if (group === null) return null;
  const key = scopeKey(group);
  const [figures, rates] = await Promise.all([
    queryCache.get(`landing figures ${key}`, (db) => findFigures(db, [key])),
    getCachedRates(queryCache),
  ]);
  const values = figures.get(key)?.values;
  if (!values) return null;
  const { kind, where } = titleOf(search, scope);
  const category = search.categories[0] ?? null;
  const [intro, ...more] = landingText({ kind, where, category, values, currency, rates });
  if (intro === undefined) return null;
  const about = where ? `${kind} ${where}` : kind;
  return {
    title: `About ${about}`,
    intro,
    more: more.join(" "),
    market: {
      to: marketHref(group.franchise ? { category: "franchises" } : group),
      label: `Market figures for ${about}`,
    },
  };
}

function scopeOfPage(search: Search, scope: SearchScope): Scope | null {
  const { categories, regions, country, subcategory } = search;
  if (!isLandingPage(search, scope) || subcategory) return null;
  const [category] = categories;
  const [region] = regions;
  if (scope.base === franchises.base)
    return category || region || country ? null : { franchise: true };
  if (scope.base !== allBusinesses.base) return null;
  return {
    ...(category && { category }),
    ...(region && { region }),
    ...(country && !region && { country }),
  };
}
