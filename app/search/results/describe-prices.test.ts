import { expect, test } from "vitest";
import { describePrices } from "./typical-prices.queries.server.ts";

const rates = { asOf: "2026-11-01", perCad: { CAD: 1, USD: 0.7134, MXN: 13.125 } };
const prices = { low: 148_700, median: 347_250, high: 1_236_000 };

test.each([
  ["CAD", "CA$150,000", "CA$1,250,000", "CA$345,000"],
  ["USD", "US$105,000", "US$880,000", "US$250,000"],
  ["MXN", "MX$1,950,000", "MX$16,000,000", "MX$4,550,000"],
] as const)("in %s", (currency, low, high, median) => {
  expect(describePrices(prices, currency, rates)).toBe(
    `Most are priced between ${low} and ${high}. The median is ${median}.`,
  );
});
