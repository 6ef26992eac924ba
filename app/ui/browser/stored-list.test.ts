import { expect, test } from "vitest";
import { parseList, storedList } from "./stored-list.ts";

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

test("stores nothing if storage is blocked", () => {
  const list = storedList({ read: () => [], write: () => {} });
  list.set(["a"]);
  expect(list.refresh()).toEqual([]);
});

const isWord = (entry: string) => /^\w+$/.test(entry);

test.each([null, "", "{", "{}", '"a"', "[1,null,{}]", '["<script>", "a b"]'])(
  "%s is an empty list",
  (text) => {
    expect(parseList(text, isWord, 3)).toEqual([]);
  },
);

test("keeps valid entries in order, up to the maximum", () => {
  expect(parseList('["a", "no good", "b", 1, "c", "d"]', isWord, 3)).toEqual(["a", "b", "c"]);
});
