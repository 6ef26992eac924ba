import { QueryPromise } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { Memory } from "#app/platform/remember.ts";

const ask = (memory: Memory, answer: () => Promise<number>) =>
  memory.remember("how many", ["listings"], answer);

test("asks once, also when many ask at the same time", async () => {
  const memory = new Memory();
  const answer = vi.fn(async () => 7);
  expect(await Promise.all([ask(memory, answer), ask(memory, answer)])).toEqual([7, 7]);
  expect(await ask(memory, answer)).toBe(7);
  expect(answer).toHaveBeenCalledTimes(1);
});

test("asks again once a table has changed, but not for another table", async () => {
  const memory = new Memory();
  const answer = vi.fn(async () => 7);
  await ask(memory, answer);
  memory.tableChanged("users");
  await ask(memory, answer);
  expect(answer).toHaveBeenCalledTimes(1);
  memory.tableChanged("listings");
  await ask(memory, answer);
  expect(answer).toHaveBeenCalledTimes(2);
});

test("an answer that was under way during a change is not kept", async () => {
  const memory = new Memory();
  const { promise, resolve } = Promise.withResolvers<number>();
  const slow = ask(memory, () => promise);
  memory.tableChanged("listings");
  resolve(1);
  expect(await slow).toBe(1);
  expect(await ask(memory, async () => 2)).toBe(2);
});

test("a failure is not remembered", async () => {
  const memory = new Memory();
  await expect(ask(memory, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await ask(memory, async () => 3)).toBe(3);
});

test("grows stale by itself, and after lost notices", async () => {
  let now = 0;
  const memory = new Memory(() => now);
  await ask(memory, async () => 1);
  now = 60_001;
  expect(await ask(memory, async () => 2)).toBe(2);
  memory.noticesLost();
  expect(await ask(memory, async () => 3)).toBe(3);
});

test("a query that runs whenever it is waited for runs once", async () => {
  const memory = new Memory();
  const run = vi.fn(async () => 7);
  class Query extends QueryPromise<number> {
    execute = run;
  }
  const query = new Query();
  const answer = () => query;
  expect([await ask(memory, answer), await ask(memory, answer)]).toEqual([7, 7]);
  expect(run).toHaveBeenCalledTimes(1);
});
