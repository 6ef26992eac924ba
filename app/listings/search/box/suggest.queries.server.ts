import { desc, like, sql } from "drizzle-orm";
import { categories, type CategorySlug } from "#app/listings/category.ts";
import { parseLine } from "#app/listings/search/parse-value.ts";
import { maxWordsLength } from "#app/listings/search/search.ts";
import { regionOf } from "#app/listings/search/index-encoding.ts";
import { searchCities, searchWords } from "#app/listings/search/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { escapeLike } from "#app/platform/db/escape-like.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";
import { otherRegionNames, type RegionCode, regions } from "#app/shared/places.ts";

/** Suggestions for what was typed. `count` is the number of listings that contain the word or are in the city. */
export type Suggestion =
  | { kind: "category"; label: string; category: CategorySlug }
  | { kind: "subcategory"; label: string; category: CategorySlug; subcategory: string }
  | { kind: "region"; label: string; region: RegionCode }
  | { kind: "city"; label: string; region: RegionCode; count: number }
  /** `words` is the whole text of the search field with the word completed. */
  | { kind: "word"; label: string; words: string; count: number };

const wordsShown = 5;
const citiesShown = 4;
const tradesShown = 4;
const regionsShown = 3;

/** Categories first, then places, then words; best first within each kind. */
export async function suggest(db: Db, typed: string): Promise<Suggestion[]> {
  const line = parseLine(typed, maxWordsLength);
  const key = toKey(line);
  if (key.length < 2) return [];
  const [cities, words] = await Promise.all([listCities(db, key), listWords(db, line)]);
  return [...listTrades(key), ...listRegions(key), ...cities, ...words];
}

const toKey = (text: string): string =>
  foldAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const begins = (name: string, key: string): boolean => ` ${toKey(name)}`.includes(` ${key}`);

function listTrades(key: string): Suggestion[] {
  const found: Suggestion[] = [];
  for (const { slug, name, aliases, subcategories } of categories) {
    if ([name, ...aliases].some((word) => begins(word, key)))
      found.push({ kind: "category", label: name, category: slug });
    for (const subcategory of subcategories)
      if (begins(subcategory.name, key))
        found.push({
          kind: "subcategory",
          label: subcategory.name,
          category: slug,
          subcategory: subcategory.slug,
        });
  }
  const rank = (suggestion: Suggestion) =>
    (toKey(suggestion.label).startsWith(key) ? 0 : 2) + (suggestion.kind === "category" ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, tradesShown);
}

const listRegions = (key: string): Suggestion[] =>
  regions
    .filter(({ code, name }) =>
      [name, ...(otherRegionNames[code] ?? [])].some((word) => begins(word, key)),
    )
    .slice(0, regionsShown)
    .map(({ code, name }) => ({ kind: "region", label: name, region: code }));

async function listCities(db: Db, key: string): Promise<Suggestion[]> {
  const rows = await db
    .select({ name: searchCities.name, region: searchCities.region, count: searchCities.listings })
    .from(searchCities)
    .where(sql`${like(searchCities.key, `${escapeLike(key)}%`)} and ${searchCities.listings} > 0`)
    .orderBy(desc(searchCities.listings), searchCities.key)
    .limit(citiesShown);
  return rows.map(({ name, region, count }) => ({
    kind: "city",
    label: name,
    region: regionOf(region),
    count,
  }));
}

async function listWords(db: Db, line: string): Promise<Suggestion[]> {
  const match = /^(.*?)([\p{L}\p{M}]+)$/u.exec(line);
  const prefix = match ? foldAccents(match[2]!) : "";
  if (!match || prefix.length < 2) return [];
  const rows = await db
    .select({ word: searchWords.word, count: searchWords.listings })
    .from(searchWords)
    .where(like(searchWords.word, `${escapeLike(prefix)}%`))
    .orderBy(desc(searchWords.listings), searchWords.word)
    .limit(wordsShown);
  return rows.map(({ word, count }) => ({
    kind: "word",
    label: word,
    words: `${match[1]}${word}`,
    count,
  }));
}
