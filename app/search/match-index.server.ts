import { type SQL, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { parseWords } from "./parse-words.server.ts";
import { inCity, matchParsedWords } from "./search-conditions.server.ts";
import { forever, listingIndex as i } from "#app/listings/index/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";

// Conditions that use the search index, for lists with their own order. Only public listings are indexed.

/** Stop words filter nothing, as in the search. */
export async function matchWords(db: Db, words: string): Promise<SQL | undefined> {
  const conditions = matchParsedWords(await parseWords(db, words));
  if (conditions.length === 0) return undefined;
  return sql`${listings.id} in (${indexed(sql.join(conditions, sql` and `))})`;
}

/** An array subquery, which runs first: the planner overestimates how many listings a city has and would scan all of them. */
export const matchCity = (city: string): SQL =>
  sql`${listings.id} = any (array(${indexed(inCity(city))}))`;

const indexed = (condition: SQL): SQL =>
  sql`select ${i.listingId} from ${i} where ${i.ended} = ${sql.raw(String(forever))} and ${condition}`;
