import { expect, test } from "vitest";
import { latencyBounds, percentileOf } from "./latency-bounds.ts";

const histogram = (...counts: number[]) => {
  let sum = 0;
  return [...latencyBounds, Infinity].map((_, index) => (sum += counts[index] ?? 0));
};

test("without requests there is no percentile", () => {
  expect(percentileOf(histogram(), 0.95)).toBeNull();
  expect(percentileOf([], 0.5)).toBeNull();
});

test("a percentile lies within its bucket", () => {
  expect(percentileOf(histogram(100), 0.5)).toBeCloseTo(0.0025);
  expect(percentileOf(histogram(50, 0, 0, 50), 0.95)).toBeCloseTo(0.025 + 0.9 * 0.025);
});

test("is at most the last bound", () => {
  expect(percentileOf(histogram(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10), 0.5)).toBe(5);
});
