import { expect, test } from "vitest";
import { storedList } from "./stored-list.ts";

test("reads what another tab stored, and returns the same list for the same text", () => {
  let kept: readonly string[] = ["a"];
  const list = storedList({ read: () => [...kept], write: (next) => (kept = next) });
  const first = list.refresh();
  expect(first).toEqual(["a"]);
  expect(list.refresh()).toBe(first);
  kept = ["a", "b"];
  expect(list.refresh()).toEqual(["a", "b"]);
  list.set([]);
  expect(kept).toEqual([]);
  expect(list.refresh()).toEqual([]);
});

test("where nothing can be kept, nothing is", () => {
  const list = storedList({ read: () => [], write: () => {} });
  list.set(["a"]);
  expect(list.refresh()).toEqual([]);
});
