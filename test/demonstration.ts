import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDatabase } from "#test/administer-server.ts";
import { keepFolder } from "#test/kept-folder.ts";
import { type Cluster, copyFolder, startCluster } from "#test/postgres-cluster.ts";
import { startServer } from "../e2e/server.ts";

const root = join(import.meta.dirname, "..");
/** The demonstration market is seen from the moment in which it was loaded. */
const hoursKept = 2;

/**
 * The files of a PostgreSQL server with two databases, `migrated` with all tables and no rows, and `demonstration`, and
 * the data folder of the latter. To load the demonstration takes longer than most tests: the built program does it once.
 */
export async function prepareDemonstration(): Promise<{ postgres: string; data: string }> {
  const kept = await keepFolder(fingerprint(), makeDemonstration, hoursKept);
  return { postgres: join(kept, "postgres"), data: join(kept, "data") };
}

/** A server with both databases. */
export const startPrepared = async (): Promise<Cluster> =>
  startCluster({ saved: (await prepareDemonstration()).postgres });

/** The address of a database with the demonstration, and its data folder. */
export async function startDemonstration(dataFolder: string) {
  const { data } = await prepareDemonstration();
  const cluster = await startPrepared();
  copyFolder(data, dataFolder);
  return { cluster, url: `${cluster.url}/demonstration` };
}

async function makeDemonstration(folder: string): Promise<void> {
  const cluster = await startCluster();
  const visit = async (database: string, DEMO: string) => {
    const DATABASE_URL = `${cluster.url}/${database}`;
    const variables = { DATABASE_URL, DATA_DIR: join(folder, "data"), DEMO, RUN_JOBS: "0" };
    await (await startServer(variables)).stop();
  };
  try {
    await createDatabase(cluster.url, "migrated");
    await visit("migrated", "0");
    await createDatabase(cluster.url, "demonstration", "migrated");
    await visit("demonstration", "1");
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  await cluster.saveTo(join(folder, "postgres"));
}

/** The build knows all that decides about it, but for the day. */
function fingerprint(): string {
  const build = readFileSync(join(root, "build/.stamp"), "utf8");
  const day = new Date().toDateString();
  return createHash("sha256").update(`${day} ${build}`).digest("hex").slice(0, 16);
}
