import { categories } from "#app/listings/category.ts";
import { listCardsByIds } from "#app/listings/card/listing-cards.queries.server.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import { searchListings } from "#app/search/search.queries.server.ts";
import { emptySearch, type Search } from "#app/search/search.ts";
import { searchHref } from "#app/search/search-url.ts";
import { findRegion } from "#app/shared/places.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";

const shownTeasers = 6;
const shownGroups = 8;

const vaultSearch: Search = { ...emptySearch, business: ["confidential"] };
const vaultHref = (changes: Partial<Search> = {}) => searchHref({ ...vaultSearch, ...changes });

export interface VaultGroup {
  label: string;
  count: string;
  to: string;
}

/** Uses the ordinary search. */
export function loadVault(queryCache: QueryCache, now: Date) {
  return queryCache.get("vault", async (db) => {
    const { ids, total, facets } = await searchListings(db, vaultSearch, { now, stripSize: 0 });
    return {
      total,
      to: vaultHref(),
      rows: await listCardsByIds(db, ids.slice(0, shownTeasers), now),
      trades: largest(facets.categories, (slug) => ({
        label: categories.find((category) => category.slug === slug)!.name,
        to: vaultHref({ categories: [slug] }),
      })),
      regions: largest(facets.regions, (code) => ({
        label: findRegion(code)!.name,
        to: vaultHref({ regions: [code] }),
      })),
    };
  });
}

function largest<Key extends string>(
  counts: Record<Key, number>,
  describe: (key: Key) => { label: string; to: string },
): VaultGroup[] {
  return (Object.entries(counts) as [Key, number][])
    .filter(([, count]) => count > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, shownGroups)
    .map(([key, count]) => Object.assign(describe(key), { count: formatNumber(count) }));
}
