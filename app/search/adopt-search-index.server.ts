import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";

/**
 * For every start: makes the index of a restored database valid. Its rows carry the numbers of transactions, and the database
 * that it was restored into has not come that far.
 */
export async function adoptSearchIndex(db: Db): Promise<void> {
  await db.execute(sql`select adopt_search_index()`);
}
