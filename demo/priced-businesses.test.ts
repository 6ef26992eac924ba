import { expect, test } from "vitest";
import { fitModel } from "#app/market/valuation/model/fit-model.ts";
import { calibrate, type LeftOut } from "#app/market/valuation/model/calibrate.ts";
import { listPricedBusinesses } from "./priced-businesses.ts";

const market = listPricedBusinesses(new Date("2026-11-15T12:00:00Z"));

test.each([
  ["cashFlow", 15],
  ["revenue", 25],
] as const)(
  "the range claims 80%% and holds at least 75%% of the prices that did not set it, by %s",
  (base, mostOff) => {
    const { accuracy } = fitModel(market, base)!;
    expect(accuracy.sample).toBeGreaterThan(1_500);
    expect(accuracy.inside).toBeGreaterThan(75);
    // Nor is it wider than it claims.
    expect(accuracy.inside).toBeLessThan(85);
    expect(accuracy.medianError).toBeLessThan(mostOff);
    expect(accuracy.sold.sample).toBeGreaterThan(50);
    expect(accuracy.sold.inside).toBeGreaterThan(70);
  },
);

test("each category holds most of its prices, too", () => {
  const { categories } = fitModel(market, "cashFlow")!.accuracy;
  const large = Object.entries(categories).filter(([, { sample }]) => sample >= 50);
  expect(large.length).toBeGreaterThan(15);
  expect(large.filter(([, { inside }]) => inside! < 65)).toEqual([]);
});

test("prices that scatter twice as far lie outside more often", () => {
  const left = Array.from({ length: 2_000 }, (_, at): LeftOut => ({
    category: null,
    sold: false,
    leverage: 0.01,
    error: Math.sin(at * 12.9898) * (at < 1_000 ? 0.1 : 0.2),
  }));
  const { halves } = calibrate(left, 0.01);
  const share = (some: boolean[]) => some.filter(Boolean).length / some.length;
  expect(share(halves)).toBeCloseTo(0.8, 1);
  expect(share(halves.slice(1_000))).toBeLessThan(share(halves.slice(0, 1_000)));
});
