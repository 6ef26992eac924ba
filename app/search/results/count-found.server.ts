import { sql } from "drizzle-orm";
import { type IndexSearch, searchConditions } from "#app/search/search-conditions.server.ts";
import { toIndexSearch } from "#app/search/search.queries.server.ts";
import { listingIndex as i } from "#app/listings/index/search.table.ts";
import type { Search } from "#app/search/search.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";

type Cache = Pick<QueryCache, "get">;

/** How many listings each of these searches finds, without counting by filter. */
export async function countFound(
  db: Db,
  searches: readonly Search[],
  now: Date,
  cache?: Cache,
): Promise<number[]> {
  const wanted = searches.map((search) => toIndexSearch(db, search, now, cache));
  return countEach(db, await Promise.all(wanted));
}

/** How many have all the words in title, category, place or tags. */
export async function countTitled(
  db: Db,
  search: Search,
  now: Date,
  cache?: Cache,
): Promise<number> {
  const wanted = await toIndexSearch(db, search, now, cache);
  const query = wanted.words.query?.replaceAll(/'(?:[^']|'')+'/g, (lexeme) => `${lexeme}:ABC`);
  if (!query) return 0;
  const [count] = await countEach(db, [{ ...wanted, words: { ...wanted.words, query } }]);
  return count!;
}

async function countEach(db: Db, searches: readonly IndexSearch[]): Promise<number[]> {
  if (searches.length === 0) return [];
  const counts = searches.map(
    (wanted) => sql`(select count(*)::int from ${i} where ${searchConditions(wanted)})`,
  );
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return rows[0]!.counts;
}
