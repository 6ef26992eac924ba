import { countFound } from "#app/listings/search/results/count-found.server.ts";
import type { Search } from "#app/listings/search/search.ts";
import { type Choice, listChoices, removeChoice } from "#app/listings/search/search-choices.ts";
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
