import { expect, test } from "vitest";
import { fit, matchMistyped, matchName } from "./match-name.ts";
import { prefixDistance } from "#app/search/spelling.ts";

test.each([
  ["bakery", "bakery", fit.exact],
  ["bak", "bakery", fit.start],
  ["bak sh", "bakery shop", fit.start],
  ["truck", "food truck", fit.word],
  ["bakery", "bak", null],
  ["bakery shop now", "bakery shop", null],
])("%s and %s", (typed, name, expected) => {
  expect(matchName(typed.split(" "), name.split(" "))).toBe(expected);
});

test.each([
  ["resturant", "restaurant", true],
  ["resturan", "restaurant", true],
  ["baekry", "bakery", true],
  ["bakr", "bakery", true],
  ["xakery", "bakery", false],
  ["bar", "bakery", false],
  ["florist", "florida", false],
  ["coffe shpp", "coffee shop", true],
  ["hair van", "hair academy", false],
  ["plumber", "bakery", false],
])("%s mistyped for %s: %s", (typed, name, expected) => {
  expect(matchMistyped(typed.split(" "), name.split(" "))).toBe(expected);
});

test("measures the distance to the nearest prefix and stops when it is too long", () => {
  expect(prefixDistance("bake", "bakery", 2)).toBe(0);
  expect(prefixDistance("bkae", "bakery", 2)).toBe(1);
  expect(prefixDistance("bakeries", "bak", 2)).toBe(3);
});
