import { countFound } from "./count-found.server.ts";
import type { Search } from "#app/search/search.ts";
import { addChoice, type Choice, listChoices, removeChoice } from "#app/search/search-choices.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface Relaxation {
  /** What is left out: a filter, or one of several words. */
  choice: Choice;
  search: Search;
  /** How many listings match without it. */
  count: number;
}

/** A search with more filters or words than this is better started again. */
const maxChoices = 8;
const maxWords = 4;

/** The filters and words whose removal alone gives results, most results first. */
export async function listRelaxations(db: Db, search: Search, now: Date): Promise<Relaxation[]> {
  const relaxations: Relaxation[] = [];
  for (const { choice, search: wider } of listWider(search)) {
    const count = await countFound(db, wider, now);
    if (count > 0) relaxations.push({ choice, search: wider, count });
  }
  return relaxations.toSorted((a, b) => b.count - a.count);
}

function listWider(search: Search): Omit<Relaxation, "count">[] {
  const words = search.words.split(/\s+/).filter(Boolean);
  const isFew = words.length > 1 && words.length <= maxWords && !search.words.includes('"');
  const without = (index: number) => words.toSpliced(index, 1).join(" ");
  return [
    ...listChoices(search)
      .slice(0, maxChoices)
      .map((choice) => ({ choice, search: removeChoice(search, choice) })),
    ...(isFew ? words : []).map((value, index) => ({
      choice: { group: "words" as const, value },
      search: addChoice(search, { group: "words", value: without(index) }),
    })),
  ];
}
