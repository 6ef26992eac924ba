import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Db, ServerDatabase } from "#app/platform/db/db.ts";
import { tableRecorder } from "#app/platform/db/table-recorder.ts";
import type { Log } from "#app/platform/log.ts";

export interface ServerOptions {
  url: string;
  replicaUrl?: string | undefined;
  pool: number;
  log: Log;
}

/** A PostgreSQL server, with a pool of connections, and another pool for its replica. */
export function openServer({ url, replicaUrl, pool, log }: ServerOptions): ServerDatabase {
  const primary = createPool(url, pool, log);
  const secondary = replicaUrl ? createPool(replicaUrl, pool, log) : primary;
  const wrap = (client: pg.Pool) =>
    drizzle({ client, casing: "snake_case", logger: tableRecorder }) as unknown as Db;
  const db = wrap(primary);
  const listeners = new Set<() => Promise<void>>();
  let closing: Promise<void> | undefined;
  return {
    kind: "server",
    pool: primary,
    db,
    replica: replicaUrl ? wrap(secondary) : db,
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
        await Promise.all([primary.end(), secondary === primary ? undefined : secondary.end()]);
      })()),
  };
}

function createPool(connectionString: string, max: number, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A query that takes longer than this is a fault; it must not hold a connection while people wait.
    statement_timeout: 30_000,
    keepAlive: true,
    application_name: "relevo",
    // Pages ask short questions, many at once: compiling them and starting helpers takes longer than they do. Counts of a
    // search fit into this memory.
    options: "-c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=16MB",
  });
  // A connection that the server closed; the pool opens another when it is needed. Idle ones tell the pool; one that is
  // lent to a transaction tells nobody, and an error that nobody hears ends the process.
  pool.on("error", (error) => log.warn({ err: error }, "database connection lost"));
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Holds a connection of its own for notifications, and opens it anew when it breaks. */
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
      // Once another one has taken its place, an old connection has no say any more.
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
