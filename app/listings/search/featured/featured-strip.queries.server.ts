import { sql } from "drizzle-orm";
import { slotOf, stripSize } from "#app/listings/search/featured/strip-slot.ts";
import {
  type IndexSearch,
  searchConditions,
} from "#app/listings/search/search-conditions.server.ts";
import { listingIndex as i } from "#app/listings/search/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/**
 * The strip above a search. It depends on the snapshot only, so that further pages of the same results leave out the same
 * listings. "featured = 1" is written out, because the partial index is only used for a constant.
 */
export async function listStrip(db: Db, wanted: IndexSearch): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${i.listingId} as id from ${i} where ${i.featured} = 1 and ${searchConditions(wanted)}
    order by uuid_hash_extended(${i.listingId}, ${slotOf(wanted.state.moment)}), ${i.listingId} limit ${stripSize}`);
  return rows.map(({ id }) => id);
}
