import { sql } from "drizzle-orm";
import { listingIndex as i } from "#app/listings/search/search.table.ts";
import type { Search } from "#app/listings/search/search.ts";
import { type Choice, listChoices, removeChoice } from "#app/listings/search/search-choices.ts";
import { toIndexSearch } from "#app/listings/search/search.queries.server.ts";
import { searchConditions } from "#app/listings/search/search-conditions.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface Relaxation {
  choice: Choice;
  /** What would be found without the choice. */
  count: number;
}

/** A search with more choices than this has other ways to begin again. */
const tried = 8;

/** Which single choice stands in the way of any result: those whose removal shows something, the most first. */
export async function listRelaxations(db: Db, search: Search, now: Date): Promise<Relaxation[]> {
  const relaxations: Relaxation[] = [];
  for (const choice of listChoices(search).slice(0, tried)) {
    const count = await countFound(db, removeChoice(search, choice), now);
    if (count > 0) relaxations.push({ choice, count });
  }
  return relaxations.toSorted((a, b) => b.count - a.count);
}

async function countFound(db: Db, search: Search, now: Date): Promise<number> {
  const { wanted } = await toIndexSearch(db, search, now);
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${i} where ${searchConditions(wanted)}`,
  );
  return rows[0]!.count;
}
