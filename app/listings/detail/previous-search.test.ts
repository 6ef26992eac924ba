import { expect, test } from "vitest";
import { previousSearch } from "./previous-search.ts";

test.each([
  [{ search: "/businesses?q=bakery&page=2" }, "/businesses?q=bakery&page=2"],
  [{ search: "/businesses" }, "/businesses"],
  [{ search: "/franchises/food" }, "/franchises/food"],
  [{ search: "/real-estate?region=ontario" }, "/real-estate?region=ontario"],
  [{ search: "/" }, null],
  [{ search: "/business/1" }, null],
  [{ search: "/businesses-of-others" }, null],
  [{ search: "//evil.example/businesses" }, null],
  [{ search: "https://evil.example" }, null],
  [{ search: 7 }, null],
  [null, null],
  ["text", null],
])("%j", (state, expected) => {
  expect(previousSearch(state)).toBe(expected);
});
