import { inArray, sql } from "drizzle-orm";
import { findCategory } from "#app/listings/category.ts";
import { searchWords } from "#app/listings/search/search.table.ts";
import {
  correctSpelling,
  listOneEditWords,
  foldWord,
  twoEditsFrom,
} from "#app/listings/search/spelling.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface Correction {
  typed: string;
  used: string;
}

export interface ParsedWords {
  /** A tsquery; null where nothing was said that can be looked for. */
  query: string | null;
  corrections: Correction[];
}

const maxWords = 12;
const candidates = 30;

/**
 * What is looked for by these words: stemmed, without accents, all of them wanted, `"in this order"` and `-without` understood.
 * A word that no listing says is read as the name of a trade that it stands for, or as the nearest word that is said.
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
  // The short list of common words is asked first, then the texts themselves.
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

/** Words one slip away are asked for by name, which takes a millisecond; only where there is none, for what looks alike. */
async function findNearest(db: Db, word: string): Promise<string | null> {
  const letters = foldWord(word);
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
