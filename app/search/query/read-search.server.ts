import { gt, isNotNull, or } from "drizzle-orm";
import { regionOf } from "#app/listings/index/index-encoding.ts";
import { findSuspects } from "#app/search/parse-words.server.ts";
import { indexPlaces, type PlaceIndex } from "./read-places.ts";
import {
  applyReading,
  findsTheSame,
  listUnexplained,
  type Reading,
  type Readings,
  readQuery,
} from "./read-query.ts";
import { findTradePhrases } from "./trades.ts";
import { isExactSearch, type Search } from "#app/search/search.ts";
import { countFound, countTitled } from "#app/search/search.queries.server.ts";
import { searchCities } from "#app/listings/index/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import { pick } from "#app/platform/db/pick.ts";

type Cache = Pick<QueryCache, "get">;

export type ReadSearch =
  | { kind: "redirect"; search: Search }
  /** `reading` explains where the filters came from; null if they were selected, or changed since. */
  | { kind: "search"; reading: Reading | null };

/** Unless they remain from an interpretation, or are requested exactly. Cached until the words of the market change. */
export async function readSearch(
  { searchCache: cache }: { searchCache: Cache },
  search: Search,
  now: Date,
): Promise<ReadSearch> {
  const { words, typed } = search;
  if (isExactSearch(search)) return { kind: "search", reading: null };
  const before = typed === null ? [] : Object.values(await readText(cache, typed));
  if (words !== "" && !before.some((reading) => reading.words === words)) {
    const read = await cache.get(`reading of ${JSON.stringify(search)}`, async (db) =>
      chooseReading({ db, cache, now }, search, await readText(cache, words)),
    );
    if (!findsTheSame(read, search) || isExactSearch(read))
      return { kind: "redirect", search: read };
  }
  const kept = before.find((reading) =>
    findsTheSame(applyReading(search, reading, typed!), search),
  );
  return { kind: "search", reading: kept ?? null };
}

interface Source {
  db: Db;
  cache: Cache;
  now: Date;
}

/** As filters, unless that misses listings without a subcategory, or only the exact words have results. */
async function chooseReading(
  { db, cache, now }: Source,
  search: Search,
  readings: Readings,
): Promise<Search> {
  const { words } = search;
  const asFilters = applyReading(search, readings.asFilters, words);
  const asWords = applyReading(search, readings.asWords, words);
  if (findsTheSame(asFilters, search) && findTradePhrases(words).trades.length === 0)
    return asFilters;
  const candidates = findsTheSame(asFilters, asWords) ? [asFilters] : [asFilters, asWords];
  const [filtered = 0, worded = 0] = await countFound(db, candidates, now, cache);
  if (worded > filtered) return asWords;
  // A place among the words would match any business there.
  const namesPlace = (["city", "regions", "country"] as const).some(
    (key) => readings.asFilters.filters[key] !== undefined,
  );
  if (filtered > 0 || namesPlace) return asFilters;
  const exact = { ...search, typed: words, page: 1, asOf: null };
  return (await countTitled(db, exact, now, cache)) > 0 ? exact : asFilters;
}

/** Words that no phrase explains are looked up, and corrected if no listing contains them. */
export const readText = (cache: Cache, text: string): Promise<Readings> =>
  cache.get(`readings of ${text}`, async (db) => {
    const places = await cache.get("places of listings", listPlaces);
    return readQuery(text, places, await findSuspects(db, listUnexplained(text, places)));
  });

async function listPlaces(db: Db): Promise<PlaceIndex> {
  const rows = await db
    .select(pick(searchCities, "name", "region", "listings"))
    .from(searchCities)
    .where(or(gt(searchCities.listings, 0), isNotNull(searchCities.latitude)));
  return indexPlaces(
    rows.map(({ name, region, listings }) => ({ name, region: regionOf(region), listings })),
  );
}
