import { expect, test } from "vitest";
import { chooseShades, shadeOf } from "#app/search/map/shades.ts";

test("few businesses have one shade per number", () => {
  expect(chooseShades([])).toEqual([]);
  expect(chooseShades([0, 0])).toEqual([]);
  expect(chooseShades([1, 1])).toEqual([1]);
  expect(chooseShades([3, 1])).toEqual([1, 2, 3]);
});

test("many start each shade at a distinct round number", () => {
  expect(chooseShades([700, 3, 40])).toEqual([1, 3, 10, 50, 200]);
  for (let most = 1; most < 200_000; most = Math.ceil(most * 1.3)) {
    const shades = chooseShades([most]);
    expect(shades.length).toBeLessThanOrEqual(5);
    expect(shades[0]).toBe(1);
    expect(shades).toEqual([...new Set(shades)].toSorted((a, b) => a - b));
    expect(shadeOf(most, shades)).toBe(shades.length);
  }
});

test("a count gets the last shade it reaches", () => {
  const shades = [1, 3, 10, 50, 200];
  expect([0, 1, 2, 3, 49, 50, 9_999].map((count) => shadeOf(count, shades))).toEqual([
    0, 1, 1, 2, 3, 4, 5,
  ]);
});
