import { expect, test } from "vitest";
import { formatCount } from "./format-count.ts";

test.each([
  [0, "0 views"],
  [1, "1 view"],
  [1204, "1,204 views"],
])("%i", (count, text) => {
  expect(formatCount(count, { one: "view", other: "views" })).toBe(text);
});
