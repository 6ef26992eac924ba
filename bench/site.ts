import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { createLog } from "#app/platform/log.ts";
import { prepareDemonstration } from "#test/demonstration.ts";
import { type Cluster, copyFolder, freePort, startCluster } from "#test/postgres-cluster.ts";
import { cookieOf } from "#test/sign-in.ts";
import { startServer, stopServer } from "./child-server.ts";

export interface Site {
  primary: Cluster;
  db: Db;
  /** The address of its database on the primary or a replica. */
  urlOn(cluster: Cluster): string;
  cookieFor(userId: string): Promise<string>;
  start(variables?: Record<string, string>, nodeArguments?: string[]): Promise<WebServer>;
}

export interface WebServer {
  port: number;
  origin: string;
  process: ChildProcess;
}

const env = {
  APP_URL: "http://localhost",
  SESSION_SECRET: "a-secret-for-benches-that-start-the-server",
};

/** The demonstration market on a PostgreSQL server that writes to the disk, and the built program on it. */
export async function withSite<Result>(work: (site: Site) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "relevo-site-"));
  const { postgres, data } = await prepareDemonstration();
  const DATA_DIR = join(folder, "data");
  copyFolder(data, DATA_DIR);
  const primary = await startCluster({ saved: postgres, isDurable: true });
  const urlOn = ({ url }: Cluster) => `${url}/demonstration`;
  const DATABASE_URL = urlOn(primary);
  const database = openServer({ url: DATABASE_URL, pool: 4, log: createLog("silent") });
  const running: ChildProcess[] = [];
  try {
    return await work({
      primary,
      db: database.db,
      urlOn,
      cookieFor: (userId) => cookieOf(database.db, env, userId),
      async start(variables = {}, nodeArguments = []) {
        const port = await freePort();
        const given = {
          RELEVO_MODE: "demonstration",
          SESSION_SECRET: env.SESSION_SECRET,
          DATABASE_URL,
          DATA_DIR,
          WEB_PROCESSES: "1",
          LOG_LEVEL: "error",
          RATE_LIMIT_PER_MINUTE: "1000000000",
          ...variables,
        };
        const process = await startServer("build/server/main.js", port, given, nodeArguments);
        running.push(process);
        return { port, origin: `http://127.0.0.1:${port}`, process };
      },
    });
  } finally {
    await Promise.all(running.map(stopServer));
    await database.close();
    await primary.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Counts rows and log before and after, and says what one of so many has added. */
export async function describeGrowth(db: Db, count: number, work: () => Promise<unknown>) {
  const before = await readSize(db);
  await work();
  const after = await readSize(db);
  const rows = [...after.rows]
    .map(([table, now]) => [table, (now - (before.rows.get(table) ?? 0)) / count] as const)
    .filter(([, added]) => added >= 0.5)
    .map(([table, added]) => `${Number(added.toFixed(1))} ${table}`);
  const kilobytes = (after.log - before.log) / count / 1024;
  return `${rows.join(", ")}; ${kilobytes.toFixed(0)} KB of log`;
}

async function readSize(db: Db) {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select relname as name, (xpath('/row/n/text()',
        query_to_xml(format('select count(*) as n from %s', c.oid::regclass), false, true, '')))[1]::text::int as count
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'pgboss')`);
  const [log] = (
    await db.execute<{ at: number }>(
      sql`select (pg_current_wal_insert_lsn() - '0/0')::float8 as at`,
    )
  ).rows;
  return { rows: new Map(rows.map(({ name, count }) => [name, count])), log: log!.at };
}
