import { tmpdir } from "node:os";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Db, ServerDatabase } from "#app/platform/db/db.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { isReadOnlyViolation } from "#app/platform/db/read-only.ts";
import { readEnv } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { listenToChanges } from "#server/services.ts";
import { examine } from "#server/examine.ts";
import { withClient } from "#test/administer-server.ts";
import { type Cluster, startCluster, startReplica } from "#test/postgres-cluster.ts";
import { soon } from "#test/soon.ts";

let primary: Cluster;
let replicas: [Cluster, Cluster];
let database: ServerDatabase;
let cache: QueryCache;
const urlOf = (cluster: Cluster) => `${cluster.url}/postgres`;
beforeAll(async () => {
  primary = await startCluster();
  replicas = [await startReplica(primary), await startReplica(primary)];
  database = openServer({
    url: urlOf(primary),
    replicaUrls: replicas.map(urlOf),
    pool: 3,
    log: createLog("silent"),
  });
  await database.db.execute(sql`create table counters (value int not null)`);
  await database.db.execute(sql`insert into counters values (0)`);
  cache = new QueryCache(() => database.readers.pick("current"));
  await listenToChanges(database, cache);
});
afterAll(async () => {
  await database.close();
  await Promise.all([primary, ...replicas].map((cluster) => cluster.stop()));
});

const read = async (db: Db) =>
  (await db.execute<{ value: number }>(sql`select value from counters`)).rows[0]!.value;
const isFromReplica = async (db: Db) =>
  (await db.execute<{ yes: boolean }>(sql`select pg_is_in_recovery() as yes`)).rows[0]!.yes;
const portOf = async (db: Db) =>
  String(
    (await db.execute<{ port: number }>(sql`select inet_server_port() as port`)).rows[0]!.port,
  );
/** As the triggers do: with the write, told after the commit. */
const write = (value: number) =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql`update counters set value = ${value}`);
    await tx.execute(sql`select pg_notify('changes', 'counters')`);
  });
const onReplica = (cluster: Cluster, statement: string) =>
  withClient(urlOf(cluster), (client) => client.query(statement));
const troubles = () => database.readers.replicas.map(({ trouble }) => trouble);
const pickedPorts = async () =>
  new Set(await Promise.all([1, 2, 3, 4].map(() => portOf(database.readers.pick("recent")))));
const bothInUse = () => vi.waitFor(() => expect(troubles()).toEqual([null, null]), soon);
const bothCurrent = () =>
  vi.waitFor(async () => {
    const ports = [1, 2].map(() => portOf(database.readers.pick("current")));
    expect(new Set(await Promise.all(ports)).size).toBe(2);
    expect(await isFromReplica(database.readers.pick("current"))).toBe(true);
  }, soon);

/** What the doctor says of them. */
async function replicaLine(url: string, ...addresses: string[]): Promise<string> {
  const read = () =>
    readEnv({
      RELEVO_MODE: "demonstration",
      DATA_DIR: tmpdir(),
      DATABASE_URL: url,
      DATABASE_REPLICA_URL: addresses.join(", "),
    });
  const { state, words } = (await examine(read, createLog("silent"))).find(
    ({ part }) => part === "replicas",
  )!;
  return `${state}: ${words}`;
}

it("reads in turn from the replicas that are close behind", async () => {
  await bothCurrent();
  expect(await pickedPorts()).toEqual(new Set(replicas.map(({ url }) => new URL(url).port)));
  const written = database.readers.pick("recent").execute(sql`delete from counters`);
  expect(isReadOnlyViolation(await written.catch((error: unknown) => error))).toBe(true);
});

it("fills no cache from a replica that does not have the change that emptied it", async () => {
  const load = () => cache.get("value", read);
  for (let value = 1; value <= 30; value++) {
    const paused = value % 3 === 0;
    if (paused)
      await Promise.all(replicas.map((one) => onReplica(one, "select pg_wal_replay_pause()")));
    await load();
    const before = cache.misses;
    await write(value);
    await vi.waitFor(async () => {
      expect(await load()).toBe(value);
      expect(cache.misses).toBeGreaterThan(before);
    }, soon);
    // The trap: from now on nothing empties it.
    if (paused) expect(await read(database.readers.pick("recent"))).toBeLessThan(value);
    for (let again = 0; again < 20; again++) expect(await load()).toBe(value);
    if (paused)
      await Promise.all(replicas.map((one) => onReplica(one, "select pg_wal_replay_resume()")));
  }
});

it("leaves out one that falls back, until it has caught up", async () => {
  await bothCurrent();
  const [slow, other] = replicas;
  await onReplica(slow, "select pg_wal_replay_pause()");
  await write(100);
  await vi.waitFor(() => expect(troubles()).toEqual(["more than 5 s behind", null]), soon);
  expect(await pickedPorts()).toEqual(new Set([new URL(other.url).port]));
  await onReplica(slow, "select pg_wal_replay_resume()");
  await bothInUse();
  await bothCurrent();
});

it("answers from the primary while one is killed, hangs, or is not a replica", async () => {
  await bothCurrent();
  const [first, second] = replicas;
  const ending = new AbortController();
  let reads = 0;
  let longest = 0;
  const readers = Array.from({ length: 6 }, async () => {
    while (!ending.signal.aborted) {
      const started = performance.now();
      expect(await read(database.readers.pick("recent"))).toBe(100);
      longest = Math.max(longest, performance.now() - started);
      if (++reads % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  await first.kill();
  await vi.waitFor(() => expect(troubles()[0]).not.toBeNull(), soon);
  second.freeze();
  await vi.waitFor(() => expect(troubles()[1]).not.toBeNull(), soon);
  const before = reads;
  await vi.waitFor(() => expect(reads).toBeGreaterThan(before + 100), soon);
  expect(await isFromReplica(database.readers.pick("recent"))).toBe(false);
  second.thaw();
  await first.start();
  await bothInUse();
  ending.abort();
  await Promise.all(readers);
  // Two seconds until the silence is noticed.
  expect(longest).toBeLessThan(6_000);

  const wrong = openServer({
    url: urlOf(primary),
    replicaUrls: [urlOf(primary)],
    pool: 1,
    log: createLog("silent"),
  });
  wrong.readers.noticesLost();
  await vi.waitFor(
    () => expect(wrong.readers.replicas[0]!.trouble).toBe("not a replica of this primary"),
    soon,
  );
  await wrong.close();
  expect(await replicaLine(urlOf(primary), urlOf(first), "postgres://127.0.0.1:9/none")).toMatch(
    /^bad: 127\.0\.0\.1:9: .*ECONNREFUSED/,
  );
  expect(await replicaLine(urlOf(primary), ...replicas.map(urlOf))).toMatch(
    /^good: .+, .+: close behind the primary$/,
  );
});
