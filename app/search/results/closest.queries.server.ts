import { countFound } from "./count-found.server.ts";
import { listCompromises } from "./compromises.ts";
import type { Search } from "#app/search/search.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface Closest {
  search: Search;
  count: number;
}

/** The first compromise that finds something, where the search itself finds nothing. */
export async function findClosest(db: Db, search: Search, now: Date): Promise<Closest | null> {
  for (const compromise of listCompromises(search)) {
    const count = await countFound(db, compromise, now);
    if (count > 0) return { search: compromise, count };
  }
  return null;
}
