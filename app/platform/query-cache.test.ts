import { QueryPromise } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Db } from "#app/platform/db/db.ts";
import { recordTables, tableRecorder } from "#app/platform/db/table-recorder.ts";
import { QueryCache } from "#app/platform/query-cache.ts";

const db = {} as Db;

/** Reads the table like a query. */
const ask = (cache: QueryCache, answer: () => Promise<number>) =>
  cache.get("how many", async () => {
    tableRecorder.logQuery("select count(*) from listings", []);
    return answer();
  });

test("queries once for concurrent callers", async () => {
  const cache = new QueryCache(db);
  const answer = vi.fn(async () => 7);
  expect(await Promise.all([ask(cache, answer), ask(cache, answer)])).toEqual([7, 7]);
  expect(await ask(cache, answer)).toBe(7);
  expect(answer).toHaveBeenCalledTimes(1);
});

test("queries again after its table changed, but not for another table", async () => {
  const cache = new QueryCache(db);
  const answer = vi.fn(async () => 7);
  await ask(cache, answer);
  cache.tableChanged("users");
  await ask(cache, answer);
  expect(answer).toHaveBeenCalledTimes(1);
  cache.tableChanged("listings");
  await ask(cache, answer);
  expect(answer).toHaveBeenCalledTimes(2);
});

test("does not keep a result that was loading during a change", async () => {
  const cache = new QueryCache(db);
  const { promise, resolve } = Promise.withResolvers<number>();
  const slow = ask(cache, () => promise);
  cache.tableChanged("listings");
  resolve(1);
  expect(await slow).toBe(1);
  expect(await ask(cache, async () => 2)).toBe(2);
});

test("does not cache a failure", async () => {
  const cache = new QueryCache(db);
  await expect(ask(cache, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await ask(cache, async () => 3)).toBe(3);
});

test("expires by time, and after lost notifications", async () => {
  let now = 0;
  const cache = new QueryCache(db, { now: () => now });
  await ask(cache, async () => 1);
  now = 60_001;
  expect(await ask(cache, async () => 2)).toBe(2);
  cache.noticesLost();
  expect(await ask(cache, async () => 3)).toBe(3);
});

test("a thenable query runs once", async () => {
  const cache = new QueryCache(db);
  const run = vi.fn(async () => 7);
  class Query extends QueryPromise<number> {
    execute = run;
  }
  const query = new Query();
  const answer = () => query;
  expect([await ask(cache, answer), await ask(cache, answer)]).toEqual([7, 7]);
  expect(run).toHaveBeenCalledTimes(1);
});

test("a cached result passes its tables on to the page that uses it", async () => {
  const cache = new QueryCache(db);
  const use = () => recordTables(() => ask(cache, async () => 7));
  expect([...(await use()).tables]).toEqual(["listings"]);
  expect([...(await use()).tables]).toEqual(["listings"]);
});

test("reads from the database that sends notifications", async () => {
  const cache = new QueryCache(db);
  expect(await cache.get("which", async (given) => given === db)).toBe(true);
});

test("keeps the newest entries and evicts the oldest", async () => {
  const cache = new QueryCache(db, { maxEntries: 2 });
  const load = vi.fn(async () => 1);
  for (const key of ["a", "b", "c", "c", "a"]) await cache.get(key, load);
  expect(load).toHaveBeenCalledTimes(4);
});
