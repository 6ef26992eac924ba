import { expect, test } from "vitest";
import { formatCount, formatNumber, pluralize } from "./format-count.ts";

test.each([
  [0, "0 views"],
  [1, "1 view"],
  [1204, "1,204 views"],
])("%i", (count, text) => {
  const words = { one: "view", other: "views" };
  expect(formatCount(count, words)).toBe(text);
  expect([formatNumber(count), pluralize(count, words)]).toEqual(text.split(" "));
});
