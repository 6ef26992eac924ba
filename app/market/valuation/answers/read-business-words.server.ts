import { findCategory, findSubcategoryAnywhere } from "#app/listings/category.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import { readText } from "#app/search/query/read-search.server.ts";
import { findTradePhrases } from "#app/search/query/trades.ts";

export interface ReadWords {
  trade: string | null;
  place: string | null;
}

/** "Pizza place in Barrie", as the search understands it: a trade and a place that the answers can name. */
export async function readBusinessWords(
  searchCache: Pick<QueryCache, "get">,
  text: string,
): Promise<ReadWords> {
  const { filters, words } = (await readText(searchCache, text)).asFilters;
  const [region] = filters.regions ?? [];
  const isOneRegion = filters.regions?.length === 1;
  return {
    trade: filters.subcategory ?? filters.categories?.[0] ?? tradeInWords(words),
    place: (isOneRegion ? region : null) ?? filters.country ?? null,
  };
}

/** Parts of a trade ("sushi") and trades of several subcategories ("laundry") stay words in a search. */
function tradeInWords(words: string): string | null {
  for (const { trade } of findTradePhrases(words).trades) {
    const [only, ...others] = trade.subcategories;
    if (only && others.length === 0 && findSubcategoryAnywhere(only)) return only;
    const [category] = trade.categories;
    if (category && new Set(trade.categories).size === 1) return findCategory(category)!.slug;
  }
  return null;
}
