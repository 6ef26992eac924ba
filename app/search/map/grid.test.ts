import { expect, test } from "vitest";
import { projectPoint, unprojectPoint } from "#app/search/map/grid.ts";
import { regionFrames } from "#app/search/map/region-frames.ts";

test("the projection matches the drawing", () => {
  // Alberta lies between the 49th and 60th parallels and ends in the east at 110 degrees.
  const [, top, right, bottom] = regionFrames["CA-AB"]!;
  const north = projectPoint(60, -110);
  expect(Math.abs(north.x - right)).toBeLessThan(2);
  expect(Math.abs(north.y - top)).toBeLessThan(2);
  expect(Math.abs(projectPoint(49, -110).y - bottom)).toBeLessThan(2);
});

test.each([
  [43.625, -79.375],
  [19.375, -99.125],
  [82.625, -68.625],
])("%d, %d round-trips", (latitude, longitude) => {
  const { x, y } = projectPoint(latitude, longitude);
  const again = unprojectPoint(x, y);
  expect(again.latitude).toBeCloseTo(latitude, 9);
  expect(again.longitude).toBeCloseTo(longitude, 9);
});
