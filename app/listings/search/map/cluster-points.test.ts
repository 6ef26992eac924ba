import { expect, test } from "vitest";
import { clusterPoints } from "./cluster-points.ts";

test("nearby points are merged at the position of the largest", () => {
  const points = [
    { x: 50, y: 50, count: 3 },
    { x: 52, y: 51, count: 8 },
    { x: 80, y: 50, count: 9 },
  ];
  expect(clusterPoints(points)).toEqual([
    { x: 52, y: 51, count: 11 },
    { x: 80, y: 50, count: 9 },
  ]);
  expect(points[1]!.count).toBe(8);
});

test("no two circles overlap, and the total stays the same", () => {
  const points = Array.from({ length: 400 }, (_, index) => ({
    x: (index * 37) % 100,
    y: (index * 61) % 97,
    count: 1 + (index % 7),
  }));
  const gathered = clusterPoints(points);
  for (const [index, a] of gathered.entries())
    for (const b of gathered.slice(index + 1))
      expect(Math.hypot(a.x - b.x, ((a.y - b.y) * 5) / 7)).toBeGreaterThanOrEqual(4.5);
  const sum = (all: typeof points) => all.reduce((total, { count }) => total + count, 0);
  expect(sum(gathered)).toBe(sum(points));
});
