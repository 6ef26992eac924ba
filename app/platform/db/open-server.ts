import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Db, ServerDatabase } from "#app/platform/db/db.ts";
import { createReaders } from "#app/platform/db/readers.ts";
import { Replica } from "#app/platform/db/replica.ts";
import { tableRecorder } from "#app/platform/db/table-recorder.ts";
import type { Log } from "#app/platform/log.ts";

export interface ServerOptions {
  url: string;
  replicaUrls?: readonly string[];
  pool: number;
  log: Log;
}

export function openServer({ url, replicaUrls = [], pool, log }: ServerOptions): ServerDatabase {
  const primary = createPool(url, pool, log);
  // Opens no connection until an administrator impersonates a user.
  const readOnly = createPool(url, 2, log, {}, "-c default_transaction_read_only=on");
  const wrap = (client: pg.Pool) =>
    drizzle({ client, casing: "snake_case", logger: tableRecorder }) as unknown as Db;
  const db = wrap(primary);
  const readersOf = (noticed: () => number) =>
    replicaUrls.map((address) => {
      const replica = new Replica({
        name: new URL(address).host,
        primary,
        pool: createPool(address, pool, log, { query_timeout: replicaQueryMs }),
        probe: createPool(address, 1, log, {
          query_timeout: probeMs,
          connectionTimeoutMillis: probeMs,
        }),
        noticed,
        log,
      });
      return { replica, db: wrap(replica.client) };
    });
  const readers = createReaders(db, readersOf);
  const listeners = new Set<() => Promise<void>>();
  let closing: Promise<void> | undefined;
  return {
    kind: "server",
    pool: primary,
    db,
    readers,
    readOnly: wrap(readOnly),
    async listen(channel, onNotice, onLost) {
      const stop = listenOn(url, channel, onNotice, onLost, log);
      listeners.add(stop);
      return async () => {
        listeners.delete(stop);
        await stop();
      };
    },
    close: () =>
      (closing ??= (async () => {
        await Promise.all([...listeners].map((stop) => stop()));
        await readers.close();
        await Promise.all([primary.end(), readOnly.end()]);
      })()),
  };
}

/** Also ends what waits for a replica behind a broken network; the primary answers then. */
const replicaQueryMs = 10_000;
const probeMs = 2_000;

function createPool(
  connectionString: string,
  max: number,
  log: Log,
  timeouts: pg.PoolConfig = {},
  options = "",
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A query that takes longer than this is a bug and must not block a connection.
    statement_timeout: 30_000,
    keepAlive: true,
    application_name: "relevo",
    // Pages run many short queries: JIT compilation and parallel workers would take longer than the
    // queries. The counts of a search fit into this work_mem.
    options: `-c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=16MB ${options}`,
    ...timeouts,
  });
  // A connection closed by the server; the pool opens another one on demand. Idle connections report to the pool,
  // but one checked out for a transaction does not, and an unhandled error event would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "database connection lost"));
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

function listenOn(
  connectionString: string,
  channel: string,
  onNotice: (payload: string) => void,
  onLost: () => void,
  log: Log,
): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const again = () => {
    if (stopped || timer) return;
    onLost();
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, 1_000);
  };
  const connect = async () => {
    if (stopped) return;
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      application_name: "relevo-listen",
    });
    client = next;
    const lost = () => {
      if (client !== next) return;
      client = undefined;
      void next.end().catch(() => {});
      again();
    };
    next.on("error", lost);
    next.on("end", lost);
    next.on("notification", (message) => onNotice(message.payload ?? ""));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      onLost();
    } catch (error) {
      if (!stopped) log.warn({ err: error }, "cannot listen to the database");
      lost();
    }
  };
  void connect();

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
