import { expect, test } from "vitest";
import { describeChange } from "./statistics.ts";

test.each([
  [{ count: 5, before: null }, undefined],
  [
    { count: 5, before: 5 },
    { text: "As many as in the 30 days before", direction: "flat" },
  ],
  [
    { count: 3, before: 1 },
    { text: "2 more than in the 30 days before", direction: "up" },
  ],
  [
    { count: 0, before: 4 },
    { text: "4 fewer than in the 30 days before", direction: "down" },
  ],
  [
    { count: 150, before: 100 },
    { text: "50% more than in the 30 days before", direction: "up" },
  ],
  [
    { count: 67, before: 100 },
    { text: "33% fewer than in the 30 days before", direction: "down" },
  ],
])("%o", (total, change) => {
  expect(describeChange(total, 30)).toEqual(change);
});
