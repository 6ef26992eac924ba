import { expect, test } from "vitest";
import { niceTicks, scaleY } from "./ticks.ts";

test.each([
  [
    [0, 7],
    [0, 2, 4, 6, 8],
  ],
  [
    [120, 380, 412],
    [0, 200, 400, 600],
  ],
  [
    [0.2, 0.9],
    [0, 0.25, 0.5, 0.75, 1],
  ],
  [
    [-50, 100],
    [-50, 0, 50, 100],
  ],
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
])("ticks of %j", (values, ticks) => {
  expect(niceTicks(values)).toEqual(ticks);
});

test.each([
  [
    [97.2, 104.1],
    [96, 98, 100, 102, 104, 106],
  ],
  [
    [100, 100],
    [100, 100.25],
  ],
  [[], [0, 1]],
])("ticks of %j without zero", (values, ticks) => {
  expect(niceTicks(values, { withZero: false })).toEqual(ticks);
});

test("the highest tick is at the top, the lowest at the bottom", () => {
  const y = scaleY([0, 50, 100], 200);
  expect([y(100), y(50), y(0)]).toEqual([0, 100, 200]);
});
