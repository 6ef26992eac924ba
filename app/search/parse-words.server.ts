import { inArray, sql } from "drizzle-orm";
import { findCategory } from "#app/listings/category.ts";
import { subcategoryNumber } from "#app/listings/index/index-encoding.ts";
import { type Correction, noSuspects, type Suspects } from "#app/search/query/correct-words.ts";
import { findTradePhrases, listForms } from "#app/search/query/trades.ts";
import { searchWords } from "#app/listings/index/search.table.ts";
import { correctSpelling, listOneEditWords, twoEditsFrom } from "./spelling.ts";
import type { Db } from "#app/platform/db/db.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";

export interface IndexTrade {
  subcategories: readonly number[];
  query: string | null;
  title: string;
}

export interface ParsedWords {
  query: string | null;
  trades: readonly IndexTrade[];
  ranking: string | null;
  /** The spellings of each word: exact matches rank before those with the same stem. */
  wholeWords: readonly (readonly string[])[];
  /** More than half of all listings contain all of the words; only used to choose a plan. */
  isWidespread: boolean;
  corrections: Correction[];
}

const maxWords = 12;
const candidates = 30;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

export const noWords: ParsedWords = {
  query: null,
  trades: [],
  ranking: null,
  wholeWords: [],
  isWidespread: false,
  corrections: [],
};

/** Trade names stand for their subcategories, unless exact words are requested; the others become a tsquery. */
export async function parseWords(db: Db, words: string, isExact = false): Promise<ParsedWords> {
  const phrases = isExact ? { trades: [], rest: words } : findTradePhrases(words);
  const typed = [...new Set(phrases.rest.match(wordPattern))].slice(0, maxWords);
  if (typed.length === 0 && phrases.trades.length === 0) return noWords;
  const looked = await lookUp(db, phrases.rest, typed);
  const { query: asTyped, unknown, isWidespread } = looked;
  // Every title ends with "For Sale": such words neither filter nor sort.
  if (looked.isUniversal && phrases.trades.length === 0 && !/["-]/.test(words)) return noWords;
  const corrections: Correction[] = [];
  for (const word of unknown) {
    const used = findCategory(word)?.name ?? (await findNearest(db, word));
    if (used) corrections.push({ typed: word, used });
  }
  const rest = corrections.length > 0 ? replaceWords(phrases.rest, corrections) : phrases.rest;
  const query = corrections.length > 0 ? (await lookUp(db, rest, [])).query : asTyped;
  const trades = await toIndexTrades(db, phrases.trades);
  const ranked = [query, ...trades.map((trade) => trade.query ?? trade.any)].filter(
    (part) => part !== null && part !== "",
  );
  return {
    query,
    trades,
    ranking: ranked.length > 0 ? ranked.map((part) => `(${part})`).join(" | ") : null,
    wholeWords: listWholeWords([rest, ...phrases.trades.map((trade) => trade.typed)]),
    isWidespread: isWidespread && trades.length === 0,
    corrections,
  };
}

async function toIndexTrades(
  db: Db,
  trades: ReturnType<typeof findTradePhrases>["trades"],
): Promise<(IndexTrade & { any: string })[]> {
  if (trades.length === 0) return [];
  const texts = trades.map(({ typed, trade }) => ({ typed, words: trade.words ?? "" }));
  const { rows } = await db.execute<{ words: string; typed: string }>(sql`
    select websearch_to_tsquery('listing_text', t.words)::text as words,
      plainto_tsquery('listing_text', t.typed)::text as typed
    from json_to_recordset(${JSON.stringify(texts)}::json) as t (words text, typed text)`);
  return rows.map(({ words, typed }, index) => ({
    subcategories: trades[index]!.trade.subcategories.map(subcategoryNumber),
    query: words || null,
    title: typed.replaceAll(/'(?:[^']|'')+'/g, (lexeme) => `${lexeme}:A`),
    any: typed,
  }));
}

const listWholeWords = (texts: readonly string[]): string[][] =>
  texts
    .flatMap((text) => text.replace(/(?<!\S)-\S+/g, " ").match(wordPattern) ?? [])
    .map((word) => foldAccents(word))
    .filter((word) => word.length > 2)
    .slice(0, maxWords)
    .map((word) => listForms([word], "en").concat(word.replace(/s$/, "")));

interface LookedUp {
  query: string | null;
  unknown: string[];
  /** Words that no title, category, place or tag contains as written. */
  unwritten: string[];
  isWidespread: boolean;
  /** Whether every listing has all of them in its title, category, place or tags. */
  isUniversal: boolean;
}

async function lookUp(db: Db, words: string, typed: readonly string[]): Promise<LookedUp> {
  // Check the small table of known words first, then a few texts, which have most common words, then
  // all: by a count, because the planner would otherwise read text after text for the first match.
  const { rows } = await db.execute<Omit<LookedUp, "query"> & { query: string }>(sql`
    with typed as materialized (
      select typed.word, read.stem, (select sum(w.listings) from search_words w where w.stem = read.stem) as listings,
        (select max(w.listings) from search_words w where w.stem = read.stem) as at_least
      from json_array_elements_text(${JSON.stringify(typed)}::json) as typed (word)
      cross join lateral (select (tsvector_to_array(to_tsvector('listing_text', typed.word)))[1] as stem offset 0) as read
      where read.stem is not null
    )
    select websearch_to_tsquery('listing_text', ${words})::text as query,
      array(
        select word from typed where listings is null and case
          when exists (select 1 from (select text_row from listing_index order by row desc limit 50) as newest
            where listing_document(text_row) @@ quote_literal(stem)::tsquery) then false
          else (select count(*) from listing_index where listing_document(text_row) @@ quote_literal(stem)::tsquery) = 0 end
      ) as unknown,
      array(
        select word from typed where not exists (select 1 from search_words w where w.word = search_key(typed.word))
      ) as unwritten,
      coalesce(
        (select min(coalesce(listings, 0)) from typed) > (select reltuples from pg_class where oid = 'listing_index'::regclass) / 2
          and (select reltuples from pg_class where oid = 'listing_index'::regclass) > 0,
        false
      ) as "isWidespread",
      coalesce((select min(coalesce(at_least, 0)) from typed) >= (select sum(listings) from search_cities), false) as "isUniversal"`);
  const { query, ...found } = rows[0]!;
  return { query: query || null, ...found };
}

export async function findSuspects(db: Db, words: readonly string[]): Promise<Suspects> {
  if (words.length === 0) return noSuspects;
  const { unknown, unwritten } = await lookUp(db, "", words.slice(0, maxWords));
  return { unknown: new Set(unknown), unwritten: new Set(unwritten) };
}

/** Words at distance one are looked up by key, which is fast; trigram similarity is the fallback. */
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
  return words.replace(wordPattern, (word) => used.get(word)?.replaceAll(/[&"]/g, " ") ?? word);
}
