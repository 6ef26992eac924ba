import { expect, test } from "vitest";
import { percentileOf } from "#app/platform/performance/latency-bounds.ts";
import { makePerformance } from "./make-panels.ts";

const hour = {
  requests: 100,
  errors: 1,
  buckets: [0, 0, 0, 100, 100, 100, 100, 100, 100, 100, 100],
  cacheHits: 3,
  cacheMisses: 1,
  queueSeconds: 120,
};
const quiet = { ...hour, requests: 0, errors: 0, buckets: hour.buckets.map(() => 0) };

test("adds up hours, and charts each as a point", () => {
  const figures = makePerformance([hour, { ...quiet, cacheHits: 0, cacheMisses: 0 }], percentileOf);
  expect(figures!.map(({ value }) => value)).toEqual(["38 ms", "49 ms", "1", "2 min", "75%"]);
  expect(figures!.map(({ values }) => values[0])).toEqual([38, 49, 1, 120, 75]);
});

test("returns null without samples, and no latency without requests", () => {
  expect(makePerformance([], percentileOf)).toBeNull();
  expect(makePerformance([quiet], percentileOf)![0]!.value).toBe("—");
});
