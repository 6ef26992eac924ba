import { expect, test } from "vitest";
import { fitModel, type PricedBusiness } from "#app/market/valuation/model/fit-model.ts";
import { calibrate, type LeftOut } from "#app/market/valuation/model/calibrate.ts";
import { makeListings } from "#demo/rows/listings.ts";
import { makePeople } from "#demo/rows/people.ts";
import { createRandom } from "#demo/world/random.ts";

const now = new Date("2026-11-15T12:00:00Z");
const perCad = { CAD: 1, USD: 0.72, MXN: 13.3 };

/** As `market_facts` has them. */
function makeMarket(): PricedBusiness[] {
  const random = createRandom("relevo");
  return makeListings(random, now, makePeople(random, now)).flatMap(({ row, content }) => {
    const inCad = (minor: number | null | undefined) =>
      minor ? minor / 100 / perCad[row.currency!] : null;
    const price = inCad(row.askingPrice);
    if (!row.publishedAt || price === null) return [];
    return {
      category: content.category,
      trade: content.subcategory,
      country: content.country,
      region: content.region,
      revenue: inCad(row.annualRevenue),
      cashFlow: inCad(row.annualCashFlow),
      growth: row.growthRate ?? null,
      age: row.established ? now.getUTCFullYear() - row.established : null,
      property: row.propertyType ? row.propertyType === "real_property" : null,
      franchise: row.franchise ?? null,
      absentee: row.management ? row.management === "absentee" : null,
      price,
      sold: row.status === "sold",
    };
  });
}

const market = makeMarket();

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
  for (const [category, { sample, inside }] of Object.entries(categories))
    if (sample >= 50) expect(inside, category).toBeGreaterThan(65);
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
