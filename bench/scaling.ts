import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "#test/administer-server.ts";
import { type Cluster, freePort, startCluster, startReplica } from "#test/postgres-cluster.ts";
import { startServer, stopServer } from "./child-server.ts";
import { load, median } from "./load.ts";

const runs = 3;
const seconds = Number(process.env.SECONDS ?? 3);
const setups = [
  { processes: 1, replicas: 0 },
  { processes: 1, replicas: 1 },
  { processes: 1, replicas: 2 },
  { processes: 2, replicas: 0 },
  { processes: 4, replicas: 0 },
];

/** Prints, and wants nothing: PostgreSQL, the web processes and the load share the cores of this machine. */
export async function benchScaling(): Promise<boolean> {
  const primary = await startCluster();
  const replicas: Cluster[] = [];
  const folder = mkdtempSync(join(tmpdir(), "relevo-scaling-"));
  try {
    await createDatabase(primary.url, "scaling");
    for (const setup of setups) {
      // The first server has filled the database by then.
      while (replicas.length < setup.replicas) replicas.push(await startReplica(primary));
      const used = replicas.slice(0, setup.replicas);
      await measure(setup.processes, primary, used, folder);
    }
    return true;
  } finally {
    await Promise.all([primary, ...replicas].map((cluster) => cluster.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(processes: number, primary: Cluster, used: Cluster[], folder: string) {
  const urlOf = ({ url }: Cluster) => `${url}/scaling`;
  const port = await freePort();
  const server = await startServer("build/server/main.js", port, {
    RELEVO_MODE: "demonstration",
    DATABASE_URL: urlOf(primary),
    DATABASE_REPLICA_URL: used.map(urlOf).join(" "),
    DATA_DIR: folder,
    WEB_PROCESSES: String(processes),
    LOG_LEVEL: "error",
    RATE_LIMIT_PER_MINUTE: "1000000000",
  });
  let turns = 0;
  const pages: [string, string, ((turn: number) => string)?][] = [
    ["home, cached", "/"],
    ["search, cached", "/businesses"],
    // Every request is a different search, so nothing is cached.
    ["search anew", "/businesses", () => `priceMax=${9_000_000 + turns++}`],
    ["feed anew", "/feeds/businesses", () => `priceMax=${9_000_000 + turns++}`],
  ];
  console.log(`\n${processes} web processes, ${used.length} replicas`);
  try {
    for (const [label, path, queryOf] of pages) {
      const url = `http://127.0.0.1:${port}${path}`;
      const options = { connections: 16, ...(queryOf && { queryOf }) };
      await load(url, 1, {}, options);
      const rates: number[] = [];
      for (let run = 0; run < runs; run++)
        rates.push((await load(url, seconds, {}, options)).requestsPerSecond);
      console.log(`${label.padEnd(16)} ${median(rates).toFixed(0).padStart(6)} requests/s`);
    }
  } finally {
    await stopServer(server);
  }
}
