import { and, desc, eq, inArray, like, or, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { isPublicListing, placeColumns } from "#app/listings/public-listing.server.ts";
import { fit } from "./match-name.ts";
import type { PlaceSuggestion } from "./suggest-places.ts";
import { chosenGroups } from "#app/search/facets.ts";
import { regionOf, toIndexTime } from "#app/listings/index/index-encoding.ts";
import { baseConditions, groupCondition } from "#app/search/search-conditions.server.ts";
import { toIndexSearch } from "#app/search/search.queries.server.ts";
import { forever, listingIndex as i, searchCities } from "#app/listings/index/search.table.ts";
import type { Search } from "#app/search/search.ts";
import { listOneEditWords } from "#app/search/spelling.ts";
import type { Db } from "#app/platform/db/db.ts";
import { escapeLike } from "#app/platform/db/escape-like.ts";
import { placeName } from "#app/shared/places.ts";

/**
 * Cities that begin like one of these keys, by the key that they fit; those with a typo only where none begins like it. Most
 * listings first.
 */
export async function listCities(
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

interface CityRow {
  key: string;
  name: string;
  region: number;
}

const toPlace = ({ name, region }: CityRow, rank: number): PlaceSuggestion => {
  const code = regionOf(region);
  return {
    kind: "city",
    label: placeName({ city: name, region: code }),
    region: code,
    city: name,
    rank,
  };
};

const selectCities = (
  db: Db,
  condition: ReturnType<typeof or>,
  limit: number,
): Promise<CityRow[]> =>
  db
    .select({ key: searchCities.key, name: searchCities.name, region: searchCities.region })
    .from(searchCities)
    .where(and(condition, sql`${searchCities.listings} > 0`))
    .orderBy(desc(searchCities.listings), searchCities.key)
    .limit(limit);

/**
 * How many listings each of these searches finds, in one scan of the index. They differ in category and place only, and have
 * no words.
 */
export async function countEach(db: Db, searches: readonly Search[], now: Date): Promise<number[]> {
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

export interface ListingSuggestion {
  id: string;
  title: string;
  city: string;
  region: string;
}

/** How many listings that contain the words are looked at; a word that most contain says little about a title. */
const titlesRead = 400;
const minTitleLength = 3;

/** Public listings whose titles contain these words, the last one perhaps incomplete; newest first. */
export async function listTitles(
  db: Db,
  typed: readonly string[],
  now: Date,
  limit: number,
): Promise<ListingSuggestion[]> {
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
