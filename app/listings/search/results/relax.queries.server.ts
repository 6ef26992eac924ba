import { sql } from "drizzle-orm";
import { listingIndex as i } from "#app/listings/search/search.table.ts";
import type { Search } from "#app/listings/search/search.ts";
import { type Choice, listChoices, removeChoice } from "#app/listings/search/search-choices.ts";
import { toIndexSearch } from "#app/listings/search/search.queries.server.ts";
import { searchConditions } from "#app/listings/search/search-conditions.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface Relaxation {
  choice: Choice;
  /** How many listings match without the choice. */
  count: number;
}

/** A search with more filters than this is better started again. */
const maxChoices = 8;

/** The filters whose removal alone gives results, most results first. */
export async function listRelaxations(db: Db, search: Search, now: Date): Promise<Relaxation[]> {
  const relaxations: Relaxation[] = [];
  for (const choice of listChoices(search).slice(0, maxChoices)) {
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
