import { inArray, sql } from "drizzle-orm";
import { findCategory } from "#app/listings/category.ts";
import { searchWords } from "#app/listings/search/search.table.ts";
import { correctSpelling, listOneEditWords, twoEditsFrom } from "#app/listings/search/spelling.ts";
import type { Db } from "#app/platform/db/db.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";

export interface Correction {
  typed: string;
  used: string;
}

export interface ParsedWords {
  /** A tsquery; null where there is nothing to search for. */
  query: string | null;
  corrections: Correction[];
}

const maxWords = 12;
const candidates = 30;

/**
 * Parses the search words into a tsquery: stemmed, without accents, all of them required, with support for `"phrases"` and
 * `-excluded` words. A word that occurs in no listing is replaced by the category that it is an alias of, or by the nearest
 * known word.
 */
export async function parseWords(db: Db, words: string): Promise<ParsedWords> {
  const typed = [...new Set(words.match(/[\p{L}\p{M}\p{N}]+/gu))].slice(0, maxWords);
  if (typed.length === 0) return { query: null, corrections: [] };
  const { query, unknown } = await lookUp(db, words, typed);
  if (unknown.length === 0) return { query, corrections: [] };
  const corrections: Correction[] = [];
  for (const word of unknown) {
    const used = findCategory(word)?.name ?? (await findNearest(db, word));
    if (used) corrections.push({ typed: word, used });
  }
  if (corrections.length === 0) return { query, corrections };
  return { query: (await lookUp(db, replaceWords(words, corrections), [])).query, corrections };
}

async function lookUp(
  db: Db,
  words: string,
  typed: readonly string[],
): Promise<{ query: string | null; unknown: string[] }> {
  // Check the small table of known words first, then the full texts.
  const { rows } = await db.execute<{ query: string; unknown: string[] }>(sql`
    select websearch_to_tsquery('listing_text', ${words})::text as query, array(
      select typed.word
      from json_array_elements_text(${JSON.stringify(typed)}::json) as typed (word)
      cross join lateral (select (tsvector_to_array(to_tsvector('listing_text', typed.word)))[1] as stem offset 0) as read
      where read.stem is not null
        and not exists (select 1 from search_words w where w.stem = read.stem)
        and not exists (
          select 1 from listing_index i where listing_document(i.text_row) @@ quote_literal(read.stem)::tsquery
        )
    ) as unknown`);
  return { query: rows[0]!.query || null, unknown: rows[0]!.unknown };
}

/**
 * Words at edit distance one are looked up by key, which takes a millisecond; only without a match, search by trigram
 * similarity.
 */
async function findNearest(db: Db, word: string): Promise<string | null> {
  const letters = foldAccents(word);
  const columns = { word: searchWords.word, listings: searchWords.listings };
  const neighbours = listOneEditWords(letters);
  if (neighbours.length === 0) return null;
  const near = await db
    .select(columns)
    .from(searchWords)
    .where(inArray(searchWords.word, neighbours));
  if (near.length > 0 || letters.length < twoEditsFrom) return correctSpelling(letters, near);
  const alike = await db
    .select(columns)
    .from(searchWords)
    .orderBy(sql`${searchWords.word} <-> ${letters}`)
    .limit(candidates);
  return correctSpelling(letters, alike);
}

function replaceWords(words: string, corrections: readonly Correction[]): string {
  const used = new Map(corrections.map((correction) => [correction.typed, correction.used]));
  return words.replace(
    /[\p{L}\p{M}\p{N}]+/gu,
    (word) => used.get(word)?.replaceAll(/[&"]/g, " ") ?? word,
  );
}
