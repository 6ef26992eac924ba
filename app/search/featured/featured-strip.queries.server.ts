import { type SQL, sql } from "drizzle-orm";
import { type IndexSearch, searchConditions } from "#app/search/search-conditions.server.ts";
import { listingIndex as i } from "#app/listings/index/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Search } from "#app/search/search.ts";

/** How many featured listings are checked before words are looked up in their index; this covers words in 2% of all listings. */
const tried = 300;

/**
 * The strip above a search. It depends only on the time of the search, so that further pages of the same results
 * omit the same listings. "featured = 1" is a literal, because the partial index requires a constant.
 */
export async function listStrip(db: Db, wanted: IndexSearch, stripSize: number): Promise<string[]> {
  const { query, trades } = wanted.words;
  const turn = sql`uuid_hash_extended(${i.listingId}, ${slotOf(wanted.moment)})`;
  const read = async (from: SQL, order: SQL) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select ${i.listingId} as id from ${from} and ${searchConditions(wanted)} order by ${order}, ${i.listingId} limit ${stripSize}`,
    );
    return rows.map(({ id }) => id);
  };
  if (query !== null || trades.length > 0) {
    // Reading texts is slow, and the planner would read those of all featured listings: usually a few are enough.
    // The rotation key is a column, or the planner would sort again and read every text before the first result.
    const first = await read(
      sql`(select *, ${turn} as turn from ${i} where ${i.featured} = 1 order by turn, ${i.listingId} limit ${tried}) as ${i} where true`,
      sql`turn`,
    );
    if (first.length === stripSize) return first;
  }
  // "+ 0" keeps the planner from using the index of featured listings instead of that of the words.
  return read(
    query === null ? sql`${i} where ${i.featured} = 1` : sql`${i} where ${i.featured} + 0 = 1`,
    turn,
  );
}

/** The selection changes every ten minutes, and all matches have the same chance. */
const slotMs = 10 * 60_000;

const slotOf = (moment: Date): number => Math.floor(moment.getTime() / slotMs);

/** Only above the default order: other orders define their own first result. The map has its own list. */
export const canHaveStrip = (search: Pick<Search, "sort" | "view">): boolean =>
  search.sort === "default" && search.view === "list";

/** Few results are all visible at once; a strip would only hide them from the list. */
export const isWorthStrip = (total: number, stripSize: number): boolean => total > stripSize;
