import { countFound } from "./count-found.server.ts";
import { listWiderSearches, listWithoutEach, type WiderSearch } from "./wider-searches.ts";
import type { Search } from "#app/search/search.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface Counted {
  search: Search;
  count: number;
}

/** The smallest change of a search without results that finds something. */
export async function findWider(db: Db, search: Search, now: Date): Promise<Counted | null> {
  for (const wider of listWiderSearches(search)) {
    const [count = 0] = await countFound(db, [wider], now);
    if (count > 0) return { search: wider, count };
  }
  return null;
}

/** The filters and words whose removal alone gives results, most results first. */
export async function countWithoutEach(
  db: Db,
  search: Search,
  now: Date,
): Promise<(WiderSearch & Counted)[]> {
  const wider = listWithoutEach(search);
  const counts = await countFound(
    db,
    wider.map((one) => one.search),
    now,
  );
  return wider
    .map(({ choice, search: without }, index) => ({
      choice,
      search: without,
      count: counts[index]!,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
