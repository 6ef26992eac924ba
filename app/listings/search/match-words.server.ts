import { type SQL, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { readWords } from "#app/listings/search/read-words.server.ts";
import { forever, listingIndex as i } from "#app/listings/search/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/**
 * The words of the search as one condition among others, for lists that have an order of their own. What is not on the market is
 * not indexed, and says nothing. Words that mean nothing ("the") narrow nothing, as in the search.
 */
export async function matchWords(db: Db, words: string): Promise<SQL | undefined> {
  const { query } = await readWords(db, words);
  if (query === null) return undefined;
  return sql`${listings.id} in (select ${i.listingId} from ${i}
    where ${i.ended} = ${sql.raw(String(forever))} and listing_document(${i.textRow}) @@ ${query}::tsquery)`;
}
