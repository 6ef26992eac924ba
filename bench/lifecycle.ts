import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "drizzle-orm";
import { expireListings } from "#app/listings/lifecycle/expire-listings.job.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { jobDefinitions } from "#server/job-table.ts";
import { administer, createDatabase, withClient } from "#test/administer-server.ts";
import { startCluster } from "#test/postgres-cluster.ts";
import { fillMarket } from "./search-market.ts";

const sizes = (process.env["SIZES"] ?? "100,100000").split(",").map(Number);
/** Megabytes by which the larger run may exceed the smaller one: noise, and far less than its rows would take. */
const allowedGrowth = 8;

/**
 * All listings expire on one day: how much memory it takes. The triggers are off: the database's work per
 * listing (mostly removing it from the search index) needs none of our memory, and would take half an hour.
 */
export async function benchLifecycle(): Promise<boolean> {
  const cluster = await startCluster();
  try {
    const peaks: number[] = [];
    for (const size of sizes) peaks.push(await benchExpiry(cluster.url, size));
    const growth = Math.max(...peaks) - peaks[0]!;
    console.log(`memory grew by ${growth.toFixed(1)} MB (at most ${allowedGrowth})`);
    return growth <= allowedGrowth;
  } finally {
    await cluster.stop();
  }
}

async function benchExpiry(url: string, size: number): Promise<number> {
  const name = `life_${size}`;
  await createDatabase(url, name);
  const log = createLog("silent");
  await administer(url, `alter database ${name} set session_replication_role = replica`);
  const database = openServer({ url: `${url}/${name}`, pool: 4, log });
  try {
    await migrateDatabase(database);
    const jobs = await openJobs(database, jobDefinitions, log, "http://localhost:3000");
    await withClient(`${url}/${name}`, async (client) => {
      await client.query("set session_replication_role = origin");
      await fillMarket(client, size);
      await client.query("set session_replication_role = replica");
      await client.query("update listings set expires_at = now() - interval '1 hour'");
      await client.query("vacuum analyze listings");
    });
    const { db } = database;
    const memory = watchMemory();
    const started = performance.now();
    const services = { db, jobs, secret: "s".repeat(32) };
    // A run ends after five minutes, and the next job continues.
    while ((await countActive(db)) > 0) await expireListings(services, new Date());
    const seconds = (performance.now() - started) / 1000;
    const peak = memory.stop();
    console.log(
      `${size.toLocaleString("en")} listings expired in ${seconds.toFixed(1)} s (${Math.round(size / seconds)} per second without triggers), peak heap ${peak.toFixed(1)} MB`,
    );
    await jobs.stop();
    return peak;
  } finally {
    await database.close();
  }
}

async function countActive(db: Db): Promise<number> {
  const { rows } = await db.execute<{ active: number }>(
    sql`select count(*)::int as active from listings where status = 'active'`,
  );
  return rows[0]!.active;
}

/** Memory in use after a garbage collection, twice a second. */
function watchMemory(): { stop(): number } {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  let peak = 0;
  const look = () => {
    collect();
    peak = Math.max(peak, process.memoryUsage().heapUsed / 1_000_000);
  };
  look();
  const timer = setInterval(look, 500);
  return {
    stop() {
      clearInterval(timer);
      look();
      return peak;
    },
  };
}
