import { sql } from "drizzle-orm";
import { type IndexSearch, searchConditions } from "#app/search/search-conditions.server.ts";
import { toIndexSearch } from "#app/search/search.queries.server.ts";
import { listingIndex as i } from "#app/listings/index/search.table.ts";
import type { Search } from "#app/search/search.ts";
import type { Db } from "#app/platform/db/db.ts";

/** How many listings match, without counting by filter. */
export async function countFound(db: Db, search: Search, now: Date): Promise<number> {
  return count(db, (await toIndexSearch(db, search, now)).wanted);
}

/** How many have all the words in title, category, place or tags. */
export async function countTitled(db: Db, search: Search, now: Date): Promise<number> {
  const { wanted } = await toIndexSearch(db, search, now);
  const query = wanted.words.query?.replaceAll(/'(?:[^']|'')+'/g, (lexeme) => `${lexeme}:ABC`);
  return query ? count(db, { ...wanted, words: { ...wanted.words, query } }) : 0;
}

async function count(db: Db, wanted: IndexSearch): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${i} where ${searchConditions(wanted)}`,
  );
  return rows[0]!.count;
}
