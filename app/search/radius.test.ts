import { expect, test } from "vitest";
import { parseRadius, radiusLabel, toKm } from "./radius.ts";

test.each([
  ["50", "50km", "50 km", 50],
  ["50 km", "50km", "50 km", 50],
  ["050kilometres", "50km", "50 km", 50],
  ["30 miles", "30mi", "30 miles", 48],
  ["1mi", "1mi", "1 mile", 2],
] as const)("%s is %s", (typed, radius, label, km) => {
  expect(parseRadius(typed)).toBe(radius);
  expect(radiusLabel(radius)).toBe(label);
  expect(toKm(radius)).toBe(km);
});

test.each(["", "0", "-5km", "501km", "400mi", "50 m", "near", "1e3km"])("%s is none", (typed) => {
  expect(parseRadius(typed)).toBeNull();
});
