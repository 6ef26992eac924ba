import { landingText } from "./landing-text.ts";
import { scopeKey } from "#app/market/figures/figure.ts";
import { findFigures } from "#app/market/figures/market-figures.queries.server.ts";
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
): Promise<{ title: string; intro: string; more: string } | null> {
  const key = scopeOfPage(search, scope);
  if (key === null) return null;
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
  return { title: where ? `About ${kind} ${where}` : `About ${kind}`, intro, more: more.join(" ") };
}

function scopeOfPage(search: Search, scope: SearchScope): string | null {
  const { categories, regions, country, subcategory } = search;
  if (!isLandingPage(search, scope) || subcategory) return null;
  const [category] = categories;
  const place = regions[0] ?? country;
  if (scope.base === franchises.base)
    return category || place ? null : scopeKey({ franchise: true });
  if (scope.base !== allBusinesses.base || (category && country)) return null;
  return scopeKey({ ...(category && { category }), ...(place && { region: place }) });
}
