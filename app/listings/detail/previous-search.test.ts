import { expect, test } from "vitest";
import { previousSearch } from "./previous-search.ts";

test.each([
  [{ from: "/businesses?q=bakery&page=2" }, "/businesses?q=bakery&page=2"],
  [{ from: "/businesses" }, "/businesses"],
  [{ from: "/franchises/food" }, "/franchises/food"],
  [{ from: "/real-estate?region=ontario" }, "/real-estate?region=ontario"],
  [{ from: "/" }, null],
  [{ from: "/business/1" }, null],
  [{ from: "/businesses-of-others" }, null],
  [{ from: "//evil.example/businesses" }, null],
  [{ from: "https://evil.example" }, null],
  [{ from: 7 }, null],
  [null, null],
  ["text", null],
])("%j", (state, expected) => {
  expect(previousSearch(state)).toBe(expected);
});
