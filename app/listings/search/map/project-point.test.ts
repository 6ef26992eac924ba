import { expect, test } from "vitest";
import { projectPoint } from "./project-point.ts";

// Projected by d3-geo, printed by scripts/draw-outlines.mjs.
test.each([
  [43.625, -79.375, 3236.414749645149, 1752.0061678818968],
  [49.375, -123.125, 1876.0480043039568, 1384.6255098256115],
  [19.375, -99.125, 2539.421516699979, 3036.074837476262],
  [21.375, -157.875, 1706.1948328809563, 2346.294513680705],
  [82.625, -68.625, 3099.369142895079, 32.60852709333929],
  [61.125, -149.875, 1462.4190787459074, 550.1992715236009],
])("%d, %d lies where d3-geo puts it", (latitude, longitude, x, y) => {
  const point = projectPoint(latitude, longitude);
  expect(point.x).toBeCloseTo(x, 1);
  expect(point.y).toBeCloseTo(y, 1);
});
