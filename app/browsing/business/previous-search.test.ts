import { expect, test } from "vitest";
import { pathOfReferrer, previousSearch } from "./previous-search.ts";

test.each([
  ["/businesses?q=bakery&page=2", "/businesses?q=bakery&page=2"],
  ["/businesses", "/businesses"],
  ["/franchises/food", "/franchises/food"],
  ["/real-estate?region=ontario", "/real-estate?region=ontario"],
  ["/", null],
  ["/business/1", null],
  ["/businesses-of-others", null],
  ["//evil.example/businesses", null],
  ["https://evil.example", null],
  [7, null],
  [null, null],
])("%j", (place, expected) => {
  expect(previousSearch(place)).toBe(expected);
});

test("uses the nearest search, whatever was opened in between", () => {
  expect(previousSearch("/business/1", null, "/businesses?q=bakery")).toBe("/businesses?q=bakery");
  expect(previousSearch("/franchises", "/businesses")).toBe("/franchises");
});

test("only a referrer of this site has a path", () => {
  const origin = "https://relevo.example";
  expect(pathOfReferrer("https://relevo.example/businesses?q=a", origin)).toBe("/businesses?q=a");
  expect(pathOfReferrer("https://relevo.example.evil.example/businesses", origin)).toBeNull();
  expect(pathOfReferrer("", origin)).toBeNull();
});
