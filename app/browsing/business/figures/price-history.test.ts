import { expect, test } from "vitest";
import { findReduction, type PriceStep, publicPrices } from "./price-history.ts";

const now = new Date("2026-11-15T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const step = (days: number, amount: number | null, currency = "CAD"): PriceStep => ({
  since: daysAgo(days),
  amount,
  currency,
});

test("omits prices from before the publication, and the first public one starts with it", () => {
  const steps = [step(50, 900), step(40, 800), step(10, 700)];
  expect(publicPrices(steps, daysAgo(30))).toEqual([step(30, 800), step(10, 700)]);
  expect(publicPrices(steps.toReversed(), daysAgo(30))).toEqual([step(30, 800), step(10, 700)]);
  expect(publicPrices(steps, daysAgo(60))).toEqual(steps);
  expect(publicPrices(steps, null)).toEqual([]);
});

test("a price replaced at the moment of publication was never public", () => {
  expect(publicPrices([step(50, 900), step(30, 800)], daysAgo(30))).toEqual([step(30, 800)]);
});

test.each<[string, PriceStep[], number | null]>([
  ["never changed", [step(30, 800)], null],
  ["lower than before", [step(30, 800), step(10, 700)], 100],
  ["lower than the highest of the last 90 days", [step(60, 900), step(30, 800), step(10, 850)], 50],
  ["raised", [step(30, 700), step(10, 800)], null],
  ["lowered more than 90 days ago", [step(200, 900), step(91, 800)], null],
  ["the higher price ended within the last 90 days", [step(200, 900), step(89, 800)], 100],
  ["to on request", [step(30, 800), step(10, null)], null],
  ["from on request", [step(30, null), step(10, 800)], null],
  ["another currency", [step(30, 800, "CAD"), step(10, 600, "USD")], null],
  ["nothing known", [], null],
])("%s", (_case, steps, by) => {
  expect(findReduction(steps, now)?.by ?? null).toBe(by);
});
