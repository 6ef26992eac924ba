import { expect, test } from "vitest";
import { parseRecent, withSearch } from "./recent-searches.tsx";

const bakery = { to: "/businesses?q=bakery", label: "“bakery”" };
const inOntario = { to: "/businesses?q=bakery&region=ontario", label: "“bakery”, Ontario" };
const food = { to: "/franchises/food", label: "Food & Beverage" };

test("the latest search comes first, and no search twice", () => {
  const one = withSearch([], bakery, null);
  const two = withSearch(one, food, null);
  expect(parseRecent(two)).toEqual([food, bakery]);
  expect(parseRecent(withSearch(two, bakery, null))).toEqual([bakery, food]);
});

test("a refined search takes the place of the one before", () => {
  const before = withSearch(withSearch([], food, null), bakery, null);
  expect(parseRecent(withSearch(before, inOntario, bakery.to))).toEqual([inOntario, food]);
});

test("six are kept", () => {
  let entries: string[] = [];
  for (let page = 1; page <= 9; page++)
    entries = withSearch(entries, { to: `/businesses?q=${page}`, label: `“${page}”` }, null);
  expect(parseRecent(entries).map(({ label }) => label)).toEqual(
    ["9", "8", "7", "6", "5", "4"].map((word) => `“${word}”`),
  );
});

test.each(["", "bakery", "https://evil.example/businesses x", "//evil.example?x x", "/account x"])(
  "%j is no search of ours",
  (entry) => {
    expect(parseRecent([entry])).toEqual([]);
  },
);
