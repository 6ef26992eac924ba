import { type FacetMemo, searchedTables } from "#app/listings/search/facet-memo.ts";
import type { Database } from "#app/platform/db/db.ts";
import type { PageCache } from "./http/page-cache.ts";

/** The channel of the trigger `tell_change`; the payload is the name of the table. */
export async function listenToChanges(
  database: Database,
  cache: PageCache,
  facetMemo: FacetMemo,
): Promise<void> {
  await database.listen(
    "changes",
    (table) => {
      cache.tableChanged(table);
      if (searchedTables.includes(table)) facetMemo.forget();
    },
    () => {
      cache.noticesLost();
      facetMemo.forget();
    },
  );
}
