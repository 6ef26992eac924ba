import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { listCardsByIds } from "#app/listings/card/listing-cards.queries.server.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { emptySearch, type Search } from "#app/search/search.ts";
import { countOnMap } from "#app/search/map/load-map.server.ts";
import { countFacets } from "#app/search/facets.server.ts";
import { searchListings, toIndexSearch } from "#app/search/search.queries.server.ts";
import { suggest } from "#app/search/box/suggest.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { withClient } from "#test/administer-server.ts";
import { freePort } from "#test/postgres-cluster.ts";
import { startServer, stopServer } from "./child-server.ts";
import { load, median } from "./load.ts";
import { commonWord, fillMarket, rareWord } from "./search-market.ts";
import { at, type Run, timeOf, timesOf } from "./times.ts";
import { withDatabase } from "./with-database.ts";

const sizes = (process.env["SIZES"] ?? "10000,100000,1000000").split(",").map(Number);
/**
 * How many times as long as one index scan the 95th percentile of searches may take: machines
 * differ, and an uncached search reads the whole index and adds up five kinds of counts.
 */
const passes = 6;
/** The same for counts alone: one pass on two connections and its groupings, or two concurrent passes. */
const countingPasses = 3;
/** Below this a search is fast enough, however small the index. In milliseconds. */
const alwaysFast = 10;

type Case = readonly [name: string, limit: number, run: Run];

/** Whole searches (25 cards, total, all counts) on a separate PostgreSQL server, one client. */
export async function benchSearch(): Promise<boolean> {
  let good = true;
  for (const size of sizes) good = (await benchSize(size)) && good;
  return good;
}

const benchSize = (size: number): Promise<boolean> =>
  withDatabase(async ({ db, url }) => {
    const filling = await timeOf(() => withClient(url, (client) => fillMarket(client, size)));
    const { rows } = await db.execute<{ bytes: number }>(
      sql`select pg_database_size(current_database())::float8 as bytes`,
    );
    const kilobytes = rows[0]!.bytes / 1024;
    console.log(
      `\n${size.toLocaleString("en")} listings, filled and indexed in ${(filling / 1000).toFixed(0)} s: ${(kilobytes / 1024).toFixed(0)} MB, ${(kilobytes / size).toFixed(1)} KB each`,
    );
    let good = true;
    const turns = size > 100_000 ? 40 : 120;
    const nothing = await measure(() => db.execute(sql`select 1`), turns);
    console.log(`${"select 1".padEnd(34)} p50 ${ms(nothing.p50)}  p95 ${ms(nothing.p95)}`);
    const pass = await measure(
      () => db.execute(sql`select count(*) from listing_index where expires > 0`),
      turns,
    );
    console.log(`${"one pass over the index".padEnd(34)} p50 ${ms(pass.p50)}  p95 ${ms(pass.p95)}`);
    const whole = Math.max(alwaysFast, passes * pass.p50);
    const counts = Math.max(alwaysFast, countingPasses * pass.p50);
    const cases = [...(await makeCases(db, whole)), ...countingCases(db, counts)];
    for (const [label, limit, run] of cases) {
      const times = await measure(run, turns);
      const fine = times.p95 <= limit;
      good &&= fine;
      const beside = `${(times.p50 / nothing.p50).toFixed(0)} × select 1, ${(times.p95 / pass.p50).toFixed(1)} passes`;
      console.log(
        `${label.padEnd(34)} p50 ${ms(times.p50)}  p95 ${ms(times.p95)}  ${beside.padStart(32)}${fine ? "" : `  above ${limit.toFixed(0)} ms`}`,
      );
    }
    if (size === 100_000) await benchPage(url);
    return good;
  });

async function makeCases(db: Db, limit: number): Promise<Case[]> {
  const queryCache = new QueryCache(db);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from listings order by id limit 200`,
  );
  const search = async (change: Partial<Search>, cache?: QueryCache) => {
    const now = new Date();
    const { ids } = await searchListings(
      db,
      { ...emptySearch, ...change },
      { now, ...(cache && { cache }) },
    );
    return listCardsByIds(db, ids, now);
  };
  const of = <T>(values: readonly T[], turn: number): T => values[turn % values.length]!;
  const categories = ["restaurants", "retail", "automotive", "healthcare", "technology"] as const;
  const places = ["CA-ON", "CA-QC", "CA-BC", "CA-PE", "US-TX"] as const;
  const typed = ["re", "tor", "mont", "coffee sh", "auto", "bak tor", "resturant"];
  const filters = (turn: number): Partial<Search> => ({
    categories: [of(categories, turn)],
    regions: [of(places, turn)],
    price: { min: null, max: 300_000 + turn * 5_000 },
    sort: of(["default", "newest", "price-asc"], turn),
  });
  return [
    ["one card by id", limit, (turn) => listCardsByIds(db, [of(rows, turn).id], new Date())],
    ["first page, counts kept", limit / 10, () => search({}, queryCache)],
    ["first page, counted anew", limit, () => search({})],
    ["one rare word", limit, () => search({ words: rareWord })],
    ["one common word", limit, () => search({ words: commonWord })],
    // Every title ends with "For Sale".
    ["a word of every listing", limit, () => search({ words: "sale", typed: "sale" })],
    ["a trade among the words", limit, () => search({ words: "laundry" })],
    ["a misspelt word", limit, () => search({ words: "trainign" })],
    [
      "words and three filters",
      limit,
      (turn) => search({ ...filters(turn), words: `${commonWord} lease` }),
    ],
    ["category, region and price", limit, filtersOnly],
    [
      "one check box",
      limit,
      (turn) => search({ business: [of(["franchise", "owner_financed", "low_cost"], turn)] }),
    ],
    [
      "price reduced in a region",
      limit,
      (turn) => search({ business: ["price_reduced"], regions: [of(places, turn)] }),
    ],
    [
      "page 200 of all, counts kept",
      limit,
      (turn) => search({ page: 150 + (turn % 50) }, queryCache),
    ],
    ["last page of a check box", limit, () => search({ business: ["owner_financed"], page: 400 })],
    [
      "a part of the map",
      limit,
      (turn) => search({ area: { west: -80 - (turn % 8), south: 43, east: -79, north: 44.5 } }),
    ],
    ["all on the map", limit, () => countOnMap(db, emptySearch, new Date())],
    [
      "a category on the map",
      limit,
      (turn) => countOnMap(db, { ...emptySearch, categories: [of(categories, turn)] }, new Date()),
    ],
    [
      "suggestions, kept",
      limit / 10,
      (turn) => queryCache.get(of(typed, turn), () => suggested(turn)),
    ],
    ["suggestions, counted anew", limit, suggested],
  ];

  function suggested(turn: number) {
    return suggest(db, { ...emptySearch, words: of(typed, turn) }, new Date());
  }
  function filtersOnly(turn: number) {
    return search(filters(turn));
  }
}

/** Only the counts, of an unfiltered and of a search with one filter. */
function countingCases(db: Db, limit: number): Case[] {
  const count = async (change: Partial<Search>) =>
    countFacets(db, await toIndexSearch(db, { ...emptySearch, ...change }, new Date()));
  return [
    ["counts alone, no filter", limit, () => count({})],
    ["counts alone, one check box", limit, () => count({ business: ["franchise"] })],
    ["counts alone, one category", limit, () => count({ categories: ["restaurants"] })],
    ["counts alone, one region", limit, () => count({ regions: ["CA-ON"] })],
  ];
}

const pagesInTurn = 60;

/** The whole page over HTTP, rendered for each request, with a different, uncached search every time. */
async function benchPage(url: string): Promise<void> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "relevo-bench-"));
  const server = await startServer("build/server/main.js", port, {
    RELEVO_MODE: "test",
    DATABASE_URL: url,
    DATA_DIR: folder,
    RATE_LIMIT_PER_MINUTE: "1000000000",
  });
  try {
    const page = `http://127.0.0.1:${port}/businesses`;
    const queries: [string, (turn: number) => string][] = [
      ["the page of a search, uncached", (turn) => `category=retail&priceMax=${300_000 + turn}`],
      ["a page of all, counts kept", (turn) => `page=${11 + (turn % 300)}`],
    ];
    for (const [label, queryOf] of queries) {
      await load(page, 2, {}, { queryOf });
      const { requestsPerSecond } = await load(page, 6, {}, { queryOf });
      // Sequentially, so that database time is work and not waiting for a CPU.
      const [before, started] = [await busyMs(url), performance.now()];
      for (let turn = 0; turn < pagesInTurn; turn++)
        await (await fetch(`${page}?${queryOf(1_000 + turn)}`)).text();
      const took = performance.now() - started;
      const busy = (await busyMs(url)) - before;
      // Rows and counts use two connections concurrently: their total may exceed the time of the page.
      const share = Math.min(1, busy / took);
      console.log(
        `${label.padEnd(34)} ${requestsPerSecond.toFixed(0)} requests/s; alone ${ms(took / pagesInTurn)}; in the database ${ms(busy / pagesInTurn)} on two connections (${(share * 100).toFixed(0)} %)`,
      );
    }
  } finally {
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Total statement time of all connections to this database so far. */
async function busyMs(url: string): Promise<number> {
  let busy = 0;
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ busy: number }>(
      "select active_time as busy from pg_stat_database where datname = current_database()",
    );
    busy = rows[0]!.busy;
  });
  return busy;
}

const ms = (time: number): string => `${time.toFixed(1).padStart(7)} ms`;

async function measure(run: Run, turns: number) {
  const [times] = await timesOf(turns, run);
  return { p50: median(times!), p95: at(times!, 0.95) };
}
