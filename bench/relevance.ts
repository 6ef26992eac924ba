import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readSearch } from "#app/search/query/read-search.server.ts";
import { loadSearch } from "#app/search/page/load-search.server.ts";
import { emptySearch, type Search } from "#app/search/search.ts";
import { allBusinesses } from "#app/search/search-url.ts";
import type { Db } from "#app/platform/db/db.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { createLog } from "#app/platform/log.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { startDemonstration } from "#test/demonstration.ts";
import { type Label, relevanceQueries } from "./relevance-queries.ts";

const aim = { precision: 0.95, firstRight: 0.95, empty: 0.02 };
const depth = 10;

/**
 * Runs labelled queries against the demonstration market and checks the first ten results by the
 * listings' data. Set SHOW=1 to see failures.
 */
export async function benchRelevance(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "relevo-bench-"));
  const { cluster, url } = await startDemonstration(join(folder, "data"));
  const database = openServer({ url, pool: 4, log: createLog("silent") });
  try {
    await database.db.execute(sql`analyze`);
    return await checkAll(database.db);
  } finally {
    await database.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkAll(db: Db): Promise<boolean> {
  const market = await readMarket(db);
  const services = {
    db,
    replica: db,
    queryCache: new QueryCache(db),
    searchCache: new QueryCache(db),
  };
  const sums = { precision: 0, firstRight: 0, empty: 0, closest: 0 };
  const started = performance.now();
  for (const [text, label] of relevanceQueries) {
    const search = await follow(services, { ...emptySearch, words: text });
    const view = await loadSearch(services, {
      search,
      scope: allBusinesses,
      viewer: null,
      currency: "CAD",
      now: new Date(),
    });
    const found = view.results.slice(0, depth).map(({ id }) => market.get(id)!);
    const right = found.filter((listing) => isRight(listing, label));
    // A trade missing from the market cannot be found; then the nearest one is correct.
    const exists = [...market.values()].some((listing) => isRight(listing, label));
    const accepted = exists ? right : found.filter((listing) => isRight(listing, tradeOf(label)));
    const precision = found.length === 0 ? 0 : accepted.length / found.length;
    sums.precision += precision;
    sums.firstRight += found[0] && accepted.includes(found[0]) ? 1 : 0;
    sums.empty += found.length === 0 ? 1 : 0;
    sums.closest += view.wider ? 1 : 0;
    if (process.env["SHOW"] && precision < 1)
      console.log(
        `${(precision * 100).toFixed(0).padStart(3)} %  ${text}${view.wider ? "  (closest)" : ""}\n${found
          .filter((listing) => !accepted.includes(listing))
          .slice(0, 3)
          .map(
            (one) => `         ${one.title} · ${one.subcategory} · ${one.city} · ${one.price_min}`,
          )
          .join("\n")}`,
      );
  }
  const count = relevanceQueries.length;
  const share = (sum: number) => `${((sum / count) * 100).toFixed(1)} %`;
  console.log(`${count} queries in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  console.log(`right among the first ${depth}    ${share(sums.precision)}`);
  console.log(`first result right         ${share(sums.firstRight)}`);
  console.log(`nothing found              ${share(sums.empty)}`);
  console.log(`only something close found ${share(sums.closest)}`);
  return (
    sums.precision / count >= aim.precision &&
    sums.firstRight / count >= aim.firstRight &&
    sums.empty / count <= aim.empty
  );
}

/** Like the page: at most two redirects. */
async function follow(
  services: Parameters<typeof readSearch>[0],
  search: Search,
  left = 2,
): Promise<Search> {
  const read = await readSearch(services, search, new Date());
  if (read.kind === "search") return search;
  if (left === 0) throw new Error(`"${search.typed ?? ""}" is redirected in circles`);
  return follow(services, read.search, left - 1);
}

type Listing = Awaited<ReturnType<typeof readMarket>> extends Map<string, infer One> ? One : never;

async function readMarket(db: Db) {
  const { rows } = await db.execute<{
    id: string;
    title: string;
    subcategory: string;
    categories: string[];
    city: string;
    region: string;
    price_min: number;
    price_max: number;
    revenue_min: number;
    revenue_max: number;
    cash_flow_min: number;
    cash_flow_max: number;
    franchise: boolean;
    home: boolean;
    absentee: boolean;
    relocatable: boolean;
    financing: boolean;
    property: boolean;
    lodging: boolean;
  }>(sql`
    select l.id, l.title, l.subcategory, l.city, l.region, i.price_min, i.price_max, i.revenue_min, i.revenue_max,
      i.cash_flow_min, i.cash_flow_max, l.franchise, l.work_from_home as home, l.relocatable,
      coalesce(l.management = 'absentee', false) as absentee, l.financing_available as financing,
      coalesce(l.property_type = 'real_property', false) as property, l.accommodation_included as lodging,
      array(select c.category from listing_categories c where c.listing_id = l.id) as categories
    from listings l join listing_index i on i.listing_id = l.id where i.ended = 9007199254740991`);
  return new Map(rows.map((row) => [row.id, row]));
}

const tradeOf = ({ trade, title, category, has }: Label): Label => ({
  ...(trade && { trade }),
  ...(title && { title }),
  ...(category && { category }),
  ...(has && !trade && !category && { has }),
});

function isRight(listing: Listing, label: Label): boolean {
  const { trade, title, category, city, regions, country, has } = label;
  const isTrade =
    (!trade && !title && !category) ||
    trade?.includes(listing.subcategory) === true ||
    title?.test(listing.title) === true ||
    (category !== undefined && listing.categories.includes(category));
  const overlaps = (bounds: Label["price"], low: number, high: number) =>
    !bounds || (low <= high && (bounds[0] ?? -Infinity) <= high && low <= (bounds[1] ?? Infinity));
  return (
    isTrade &&
    (city === undefined || listing.city === city) &&
    (regions === undefined || regions.includes(listing.region)) &&
    (country === undefined || listing.region.startsWith(country)) &&
    overlaps(label.price, listing.price_min, listing.price_max) &&
    overlaps(label.cashFlow, listing.cash_flow_min, listing.cash_flow_max) &&
    overlaps(label.revenue, listing.revenue_min, listing.revenue_max) &&
    (has === undefined || listing[has])
  );
}
