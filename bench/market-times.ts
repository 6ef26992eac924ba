import { eq, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { countFigures, updateFigures } from "#app/market/figures/count-figures.job.server.ts";
import { loadMarket } from "#app/market/page/load-market.server.ts";
import { usualState } from "#app/market/page/market-state.ts";
import { writeReports } from "#app/market/reports/write-reports.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { withClient } from "#test/administer-server.ts";
import { fillMarket } from "./search-market.ts";
import { median } from "./load.ts";
import { timeOf } from "./times.ts";
import { withDatabase } from "./with-database.ts";

const size = Number(process.env["SIZE"] ?? 100_000);
const changes = 40;
/** In milliseconds. */
const limits = { rebuild: 60_000, update: 50, page: 50 };

/** How long the figures of a large market take: from nothing, after one change, and as a page. */
export const benchMarket = (): Promise<boolean> =>
  withDatabase(async ({ db, url }) => {
    await withClient(url, (client) => fillMarket(client, size));
    console.log(`${size.toLocaleString("en")} listings`);
    return measureMarket(db);
  });

async function measureMarket(db: Db): Promise<boolean> {
  const rebuild = await timeOf(() => countFigures(db, new Date()));
  const again = await timeOf(() => countFigures(db, new Date()));
  const report = await timeOf(() => writeReports(db, new Date()));
  const updates = await timeUpdates(db);
  const pages = await timePages(db);
  const print = (name: string, ms: number, limit?: number) =>
    console.log(
      `${name.padEnd(44)}${ms.toFixed(1).padStart(10)} ms${limit ? ` (at most ${limit})` : ""}`,
    );
  print("all figures from nothing", rebuild, limits.rebuild);
  print("all figures again, as every hour", again, limits.rebuild);
  print("reports of three months", report);
  print(`after one change, median of ${changes}`, median(updates), limits.update);
  print("after one change, slowest", Math.max(...updates));
  print("a page, figures read from the database", pages.cold, limits.page);
  print("a page, figures in the query cache", pages.warm);
  return (
    Math.max(rebuild, again) <= limits.rebuild &&
    median(updates) <= limits.update &&
    pages.cold <= limits.page
  );
}

async function timeUpdates(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from listings where asking_price is not null order by id limit ${changes}`,
  );
  const taken: number[] = [];
  for (const { id } of rows) {
    await db
      .update(listings)
      .set({ askingPrice: sql`${listings.askingPrice} + 100000` })
      .where(eq(listings.id, id));
    taken.push(await timeOf(() => updateFigures(db, new Date())));
  }
  return taken;
}

async function timePages(db: Db): Promise<{ cold: number; warm: number }> {
  const scopes = [
    {},
    { country: "CA" },
    { region: "CA-ON" },
    { category: "restaurants" },
    { category: "restaurants", region: "CA-ON" },
    { trade: "bakeries", country: "CA" },
  ];
  const cache = new QueryCache(db);
  const load = (scope: object) => loadMarket(cache, scope, { currency: "CAD", state: usualState });
  await load({});
  const cold: number[] = [];
  const warm: number[] = [];
  for (const scope of scopes) {
    cache.noticesLost();
    cold.push(await timeOf(() => load(scope)));
    warm.push(await timeOf(() => load(scope)));
  }
  return { cold: median(cold), warm: median(warm) };
}
