import { gt } from "drizzle-orm";
import { regionOf } from "#app/listings/index/index-encoding.ts";
import { findSuspects } from "#app/search/parse-words.server.ts";
import { applyReading, findsTheSame } from "./apply-reading.ts";
import { indexPlaces, type PlaceIndex } from "./read-places.ts";
import { listUnexplained, type Reading, readQuery } from "./read-query.ts";
import { isExactSearch, type Search } from "#app/search/search.ts";
import { countFound, countTitled } from "#app/search/results/count-found.server.ts";
import { searchCities } from "#app/listings/index/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";

interface Source {
  replica: Db;
  queryCache: Pick<QueryCache, "get">;
}

export type ReadSearch =
  /** The words say more than words: the same search as filters. */
  | { kind: "redirect"; search: Search }
  /** `reading` is how the filters came about; null where they were chosen, or changed since. */
  | { kind: "search"; reading: Reading | null };

/** Reads the words of a search, unless they are what is left of a reading or wanted exactly. */
export async function readSearch(source: Source, search: Search, now: Date): Promise<ReadSearch> {
  const { words, typed } = search;
  if (isExactSearch(search)) return { kind: "search", reading: null };
  const before = typed === null ? [] : await readText(source, typed);
  if (words !== "" && !before.some((reading) => reading.words === words)) {
    const read = await chooseReading(source.replica, search, await readText(source, words), now);
    if (!findsTheSame(read, search) || isExactSearch(read))
      return { kind: "redirect", search: read };
  }
  const kept = before.find((reading) =>
    findsTheSame(applyReading(search, reading, typed!), search),
  );
  return { kind: "search", reading: kept ?? null };
}

/**
 * As filters, unless that misses listings whose owner chose no subcategory. The exact words where only they find something:
 * somebody typed a title.
 */
async function chooseReading(
  db: Db,
  search: Search,
  readings: readonly Reading[],
  now: Date,
): Promise<Search> {
  const { words } = search;
  const [asFilters, asWords] = readings.map((reading) => applyReading(search, reading, words)) as [
    Search,
    Search,
  ];
  const filtered = await countFound(db, asFilters, now);
  if (!findsTheSame(asFilters, asWords) && (await countFound(db, asWords, now)) > filtered)
    return asWords;
  // With a place among the words, any business there would seem to be meant.
  const namesPlace = (["city", "regions", "country"] as const).some(
    (key) => readings[0]?.filters[key] !== undefined,
  );
  if (filtered > 0 || namesPlace) return asFilters;
  const exact = { ...search, typed: words, page: 1, asOf: null };
  return (await countTitled(db, exact, now)) > 0 ? exact : asFilters;
}

/**
 * The text as filters, then with its trade among the words. Words that no phrase explains are looked up, and corrected if no
 * listing contains them.
 */
async function readText({ replica, queryCache }: Source, text: string): Promise<Reading[]> {
  const places = await queryCache.get("places of listings", listPlaces);
  const suspects = await findSuspects(replica, listUnexplained(text, places));
  return [false, true].map((tradesAsWords) => readQuery(text, places, { suspects, tradesAsWords }));
}

async function listPlaces(db: Db): Promise<PlaceIndex> {
  const rows = await db
    .select({
      name: searchCities.name,
      region: searchCities.region,
      listings: searchCities.listings,
    })
    .from(searchCities)
    .where(gt(searchCities.listings, 0));
  return indexPlaces(
    rows.map(({ name, region, listings }) => ({ name, region: regionOf(region), listings })),
  );
}
