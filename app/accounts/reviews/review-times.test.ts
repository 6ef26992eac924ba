import { expect, test } from "vitest";
import { describeTimes, summarizeTimes } from "./review-times.ts";

const days = (...times: number[]) => times.map((time) => time * 24 * 3_600_000);

test("too few decisions are not measured", () => {
  expect(describeTimes(summarizeTimes(days(1, 1, 1, 1)))).toMatch(/^Not measured yet/);
});

test.each<[times: number[], median: number, kept: number]>([
  [[1, 1, 1, 1, 1], 1, 100],
  [[0, 0, 0.001, 3, 4], 0.1, 60],
  [[0.5, 1, 1.5, 2, 2.1, 9], 1.8, 66],
  [[2, 2, 2, 2, 2], 2, 100],
])("%j has a median of %d days, %d%% in time", (times, medianDays, keptPercent) => {
  expect(summarizeTimes(days(...times))).toMatchObject({ medianDays, keptPercent });
});

test("says it in a sentence", () => {
  expect(describeTimes(summarizeTimes(days(1, 1, 1, 1, 3)))).toBe(
    "In the last 90 days, half of our answers took 1 business day or less, and 80% came within two.",
  );
});
