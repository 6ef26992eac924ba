import { findCategory } from "#app/listings/category.ts";
import { dropTrailing, fit, splitPhrase } from "./match-name.ts";
import { type PlaceSuggestion, suggestRegions } from "./suggest-places.ts";
import { suggestTrades, type TradeSuggestion } from "./suggest-trades.ts";
import type { SuggestionData, SuggestionGroup } from "./list-options.ts";
import { parseLine } from "#app/search/parse-value.ts";
import { toWords } from "#app/search/query/words.ts";
import { type Choice, chooseAlone } from "#app/search/filter-table.ts";
import { searchHref } from "#app/search/search-url.ts";
import { maxWordsLength, type Search } from "#app/search/search.ts";
import type { Db } from "#app/platform/db/db.ts";
import { placeName } from "#app/shared/places.ts";
import { formatCountParts } from "#app/ui/format/format-count.ts";
import { and, desc, eq, inArray, like, or, sql } from "drizzle-orm";
import { findByShortId } from "#app/listings/find-by-short-id.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { isPublicListing, placeColumns } from "#app/listings/public-listing.server.ts";
import { regionOf, toIndexTime } from "#app/listings/index/index-encoding.ts";
import {
  baseConditions,
  chosenGroups,
  groupCondition,
} from "#app/search/search-conditions.server.ts";
import { toIndexSearch } from "#app/search/search.queries.server.ts";
import { forever, listingIndex as i, searchCities } from "#app/listings/index/search.table.ts";
import { listOneEditWords } from "#app/search/spelling.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { escapeLike } from "#app/platform/db/escape-like.ts";

const shown: Record<Exclude<SuggestionGroup, "recent">, number> = {
  "trade-in-place": 3,
  trade: 4,
  place: 3,
  listing: 3,
};
const counted = 8;
const countedPairs = 6;
const minLength = 2;

interface Candidate {
  group: "trade-in-place" | "trade" | "place";
  label: string;
  note: string | null;
  rank: number;
  search: Search;
}

export async function suggest(db: Db, search: Search, now: Date): Promise<SuggestionData[]> {
  const words = toWords(parseLine(search.words, maxWordsLength));
  if (words.join(" ").length < minLength) return [];
  const named = await findByShortId(db, search.words, now);
  if (named) return [toListing(named)];
  const phrases = splitPhrase(words);
  const cities = await listCities(
    db,
    [...new Set([words, ...phrases.map(({ place }) => place)].map((place) => place.join(" ")))],
    counted,
  );
  const placesFor = (typed: readonly string[]) =>
    [...suggestRegions(typed, counted), ...(cities.get(typed.join(" ")) ?? [])].toSorted(
      (a, b) => a.rank - b.rank,
    );
  const from: Search = { ...search, words: "", typed: null, page: 1, asOf: null };
  const pairs = phrases.flatMap(({ trade, place }) => {
    const places = placesFor(place).slice(0, 3);
    if (places.length === 0) return [];
    return suggestTrades(trade, 2).flatMap((one) =>
      places.map((where) => toCandidate(from, { trade: one, place: where })),
    );
  });
  const trades = suggestTrades(dropTrailing(words), counted);
  const places = placesFor(words);
  if (trades.length === 0 && places.length === 0) {
    // Suggests bakeries, and Toronto, if there is no bakery in Toronto.
    trades.push(...phrases.flatMap(({ trade }) => suggestTrades(trade, 2)));
    places.push(...phrases.flatMap(({ place }) => placesFor(place).slice(0, 2)));
  }
  const candidates = [
    ...distinct(pairs).slice(0, countedPairs),
    ...dropGuesses([
      ...trades.slice(0, counted).map((trade) => toCandidate(from, { trade })),
      ...places.slice(0, counted).map((place) => toCandidate(from, { place })),
    ]),
  ];
  const [counts, titles] = await Promise.all([
    countEach(
      db,
      candidates.map((candidate) => candidate.search),
      now,
    ),
    listTitles(db, words, now, shown.listing),
  ]);
  return withoutRepetition([...showCounted(candidates, counts), ...titles.map(toListing)]);
}

const toListing = ({ id, title, city, region }: Titled): SuggestionData => ({
  group: "listing",
  label: title,
  note: placeName({ city, region }),
  count: null,
  to: listingHref({ id, title }),
});

/** Two that look the same, or lead to the same place, are one. */
const withoutRepetition = (suggestions: readonly SuggestionData[]): SuggestionData[] =>
  suggestions.filter(
    ({ label, note, to }, index) =>
      suggestions.findIndex(
        (other) => other.to === to || (other.label === label && other.note === note),
      ) === index,
  );

function dropGuesses(candidates: readonly Candidate[]): readonly Candidate[] {
  const certain = candidates.filter(({ rank }) => rank < fit.typo);
  return certain.length > 0 ? certain : candidates;
}

function showCounted(
  candidates: readonly Candidate[],
  counts: readonly number[],
): SuggestionData[] {
  const found = candidates
    .map((candidate, index) => ({ ...candidate, count: counts[index]! }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => Math.floor(a.rank) - Math.floor(b.rank) || b.count - a.count);
  return (["trade-in-place", "trade", "place"] as const).flatMap((group) =>
    found
      .filter((candidate) => candidate.group === group)
      .slice(0, shown[group])
      .map(({ label, note, count, search }) => ({
        group,
        label,
        note,
        count: formatCountParts(count, { one: "business", other: "businesses" }),
        to: searchHref(search),
      })),
  );
}

function toCandidate(
  from: Search,
  { trade, place }: { trade?: TradeSuggestion; place?: PlaceSuggestion },
): Candidate {
  const parts = [trade, place].filter((part) => part !== undefined);
  const choices = [...(trade ? [choiceOf(trade)] : []), ...(place?.choices ?? [])];
  return {
    group: trade && place ? "trade-in-place" : trade ? "trade" : "place",
    label: parts.map(({ label }) => label).join(" in "),
    note: trade && !place ? noteOf(trade) : null,
    rank: parts.reduce((sum, { rank }) => sum + rank, 0),
    search: choices.reduce(chooseAlone, from),
  };
}

const choiceOf = ({ category, subcategory }: TradeSuggestion): Choice =>
  subcategory
    ? { group: "subcategory", value: subcategory }
    : { group: "category", value: category };

const noteOf = ({ category, subcategory, alias }: TradeSuggestion): string | null =>
  alias ? `“${alias}”` : subcategory ? (findCategory(category)?.name ?? null) : null;

const distinct = (candidates: readonly Candidate[]): Candidate[] =>
  [
    ...new Map(
      candidates.toSorted((a, b) => b.rank - a.rank).map((one) => [one.label, one]),
    ).values(),
  ].toReversed();

/** By the key that they match; those with a typo only if no prefix matches. Most listings first. */
async function listCities(
  db: Db,
  keys: readonly string[],
  perKey: number,
): Promise<Map<string, PlaceSuggestion[]>> {
  const long = keys.filter((key) => key.length >= 2);
  if (long.length === 0) return new Map();
  const starts = await selectCities(
    db,
    or(...long.flatMap((key) => spellingsOf(key).map((one) => startsWith(one))))!,
    long.length * perKey,
  );
  const byKey = new Map(
    long.map((key) => {
      const fits = starts.filter((row) =>
        spellingsOf(key).some((spelling) => row.key.startsWith(spelling)),
      );
      return [key, fits.slice(0, perKey).map((row) => toPlace(row, rankOf(row.key, key)))];
    }),
  );
  const unknown = long.filter((key) => byKey.get(key)!.length === 0);
  const neighbours = new Map(unknown.map((key) => [key, listOneEditWords(key)]));
  const all = [...neighbours.values()].flat();
  if (all.length === 0) return byKey;
  const near = await selectCities(db, inArray(searchCities.key, all), unknown.length * perKey);
  for (const [key, words] of neighbours)
    byKey.set(
      key,
      near.filter((row) => words.includes(row.key)).map((row) => toPlace(row, fit.typo)),
    );
  return byKey;
}

/** The index splits "St. John's" into "st john s". */
const spellingsOf = (key: string): string[] =>
  /\w{2}s$/.test(key) ? [key, `${key.slice(0, -1)} s`] : [key];

const startsWith = (key: string) => like(searchCities.key, `${escapeLike(key)}%`);

const rankOf = (name: string, key: string): number =>
  spellingsOf(key).includes(name) ? fit.exact : fit.start;

type CityRow = Awaited<ReturnType<typeof selectCities>>[number];

const toPlace = ({ name, region }: CityRow, rank: number): PlaceSuggestion => {
  const code = regionOf(region);
  return {
    label: placeName({ city: name, region: code }),
    rank,
    choices: [
      { group: "region", value: code },
      { group: "city", value: name },
    ],
  };
};

const selectCities = (db: Db, condition: ReturnType<typeof or>, limit: number) =>
  db
    .select({ key: searchCities.key, name: searchCities.name, region: searchCities.region })
    .from(searchCities)
    .where(and(condition, sql`${searchCities.listings} > 0`))
    .orderBy(desc(searchCities.listings), searchCities.key)
    .limit(limit);

/** In one index scan, for searches without words that differ only in category and place. */
async function countEach(db: Db, searches: readonly Search[], now: Date): Promise<number[]> {
  const [first] = searches;
  if (!first) return [];
  const wanted = await toIndexSearch(db, first, now);
  const counts = searches.map((search) => {
    const conditions = chosenGroups(search).map((group) =>
      groupCondition(group, { ...wanted, search }),
    );
    return sql`count(*) filter (where ${and(...conditions) ?? sql`true`})::int`;
  });
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts from ${i} where ${baseConditions(wanted)}`,
  );
  return rows[0]!.counts;
}

type Titled = Awaited<ReturnType<typeof listTitles>>[number];

const titlesRead = 400;
const minTitleLength = 3;

async function listTitles(db: Db, typed: readonly string[], now: Date, limit: number) {
  const last = typed.at(-1);
  if (!last || last.length < minTitleLength) return [];
  const query = (weight: string) =>
    typed.map((word, at) => `${word}:${at === typed.length - 1 ? "*" : ""}${weight}`).join(" & ");
  const words = sql`to_tsquery('listing_text', ${query("")})`;
  const inTitle = sql`to_tsquery('listing_text', ${query("A")})`;
  return db
    .select({ id: listings.id, title: listings.title, ...placeColumns })
    .from(
      sql`(select ${i.listingId} as id, ${i.textRow} as text_row from ${i}
        where ${i.ended} = ${sql.raw(String(forever))} and ${i.expires} > ${toIndexTime(now)}
          and listing_document(${i.textRow}) @@ ${words} limit ${titlesRead}) as found`,
    )
    .innerJoin(listings, eq(listings.id, sql`found.id`))
    .where(and(sql`listing_document(found.text_row) @@ ${inTitle}`, isPublicListing(now)))
    .orderBy(desc(listings.publishedAt))
    .limit(limit);
}
