import { expect, test } from "vitest";
import { dropTrailing, splitPhrase } from "./match-name.ts";
import { suggestRegions } from "./suggest-places.ts";
import { toWords } from "#app/search/query/words.ts";

const first = (typed: string) => suggestRegions(toWords(typed), 3)[0]?.label;

test.each([
  ["ont", "Ontario"],
  ["on", "Ontario"],
  ["bc", "British Columbia"],
  ["quebec", "Quebec"],
  ["brunswick", "New Brunswick"],
  ["pei", "Prince Edward Island"],
  ["onatrio", "Ontario"],
  ["usa", "United States"],
  ["mexi", "Mexico"],
  ["nuevo leon", "Nuevo León"],
  ["atlantis", undefined],
])("%s is %s", (typed, label) => {
  expect(first(typed)).toBe(label);
});

test("finds a trade and a place in either order, with or without a word between", () => {
  const has = (typed: string) =>
    splitPhrase(toWords(typed)).map(({ trade, place }) => `${trade.join(" ")}|${place.join(" ")}`);
  expect(has("bak tor")).toEqual(["bak|tor", "tor|bak"]);
  expect(has("bakery in toronto")).toContain("bakery|toronto");
  expect(has("car wash near thunder bay")).toContain("car wash|thunder bay");
  expect(has("thunder bay car wash")).toContain("car wash|thunder bay");
  expect(has("boulangerie à québec")).toContain("boulangerie|quebec");
  expect(has("bakery in")).toEqual([]);
  expect(has("a b c d e f g")).toEqual([]);
});

test("ignores a connecting word at the end", () => {
  expect(dropTrailing(["bakery", "in"])).toEqual(["bakery"]);
  expect(dropTrailing(["bakery", "i"])).toEqual(["bakery"]);
  expect(dropTrailing(["in"])).toEqual(["in"]);
});
