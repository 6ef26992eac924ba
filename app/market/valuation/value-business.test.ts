import { describe, expect, test } from "vitest";
import { fitModel, type PricedBusiness } from "./model/fit-model.ts";
import type { Base } from "./model/traits.ts";
import type { ValuationModels } from "./model/valuation-model.ts";
import { type BusinessToValue, valueBusiness } from "./value-business.ts";

/** Seeded, the same on every run. */
function createNumbers(seed: number) {
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const normal = () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    normal,
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!,
  };
}

const categories = { food: 2.4, shops: 2, industry: 3.6 } as const;
const trades = { a: 1, b: 1.25, c: 0.8 } as const;
const regions = { "CA-ON": 1.1, "CA-QC": 0.95, "US-TX": 1 } as const;
type Category = keyof typeof categories;
type TradeLetter = keyof typeof trades;

const keys = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];

/** A made-up market of which the truth is known: category × trade × region × size, and noise. */
function aMarket(count: number, noise = 0.2, seed = 11): PricedBusiness[] {
  const { next, normal, pick } = createNumbers(seed);
  return Array.from({ length: count }, () => {
    const category = pick(keys(categories));
    const letter = pick(keys(trades));
    const region = pick(keys(regions));
    const cashFlow = 40_000 * Math.exp(next() * 2.5);
    const property = next() < 0.2;
    const price =
      cashFlow *
      trueMultiple(category, letter, region, cashFlow, property) *
      Math.exp(noise * normal());
    return {
      category,
      trade: `${category}-${letter}`,
      country: region.slice(0, 2),
      region,
      revenue: next() < 0.8 ? cashFlow * (3 + 4 * next()) : null,
      cashFlow,
      growth: next() < 0.5 ? Math.round(20 * normal()) : null,
      age: Math.round(30 * next()),
      property,
      franchise: next() < 0.1,
      absentee: next() < 0.5 ? next() < 0.2 : null,
      price,
      sold: next() < 0.1,
    };
  });
}

function trueMultiple(
  category: Category,
  letter: TradeLetter,
  region: keyof typeof regions,
  cashFlow: number,
  property: boolean,
): number {
  const base = categories[category] * trades[letter] * regions[region];
  return base * (cashFlow / 150_000) ** 0.1 * (property ? 1.5 : 1);
}

const fit = (businesses: readonly PricedBusiness[]): ValuationModels => ({
  cashFlow: fitModel(businesses, "cashFlow"),
  revenue: fitModel(businesses, "revenue"),
});

const nothing: BusinessToValue = {
  category: null,
  trade: null,
  country: null,
  region: null,
  revenue: null,
  cashFlow: null,
  growth: null,
  age: null,
  property: null,
  franchise: null,
  absentee: null,
  propertyValue: null,
};
const shop: BusinessToValue = {
  ...nothing,
  category: "shops",
  trade: "shops-b",
  country: "CA",
  region: "CA-ON",
  cashFlow: 150_000,
  property: false,
};

function value(models: ValuationModels, business: BusinessToValue) {
  const outcome = valueBusiness(models, business);
  if (!outcome.ok) return expect.fail(outcome.reason);
  return outcome.valuation;
}
const widthOf = ({ low, high }: { low: number; high: number }) => high / low;

const large = fit(aMarket(6_000));

describe("a made-up market whose true multiples are known", () => {
  const cells = keys(categories).flatMap((category) =>
    keys(trades).flatMap((letter) => keys(regions).map((region) => ({ category, letter, region }))),
  );
  test.each(cells)(
    "$category $letter in $region is recovered within 5%",
    ({ category, letter, region }) => {
      for (const property of [false, true]) {
        const { multiple } = value(large, {
          ...shop,
          category,
          trade: `${category}-${letter}`,
          country: region.slice(0, 2),
          region,
          property,
        });
        const truth = trueMultiple(category, letter, region, 150_000, property);
        expect(Math.abs(multiple / truth - 1)).toBeLessThan(0.05);
      }
    },
  );

  test("its noise and its range are found: eight of ten prices lie within 1.28 deviations", () => {
    const { noise, low, high, accuracy } = large.cashFlow!;
    expect(Math.sqrt(noise)).toBeCloseTo(0.2, 1);
    expect(low).toBeCloseTo(-1.28, 1);
    expect(high).toBeCloseTo(1.28, 1);
    expect(accuracy.inside).toBeGreaterThan(77);
    expect(accuracy.inside).toBeLessThan(83);
    expect(accuracy.medianError).toBeGreaterThan(11);
    expect(accuracy.medianError).toBeLessThan(16);
    expect(accuracy.sold.sample).toBeGreaterThan(400);
  });

  test("a few absurd prices move nothing by more than 3%", () => {
    const market = aMarket(2_000);
    const wrong = market.map((one, at) =>
      at % 200 === 0 ? { ...one, price: one.price * 1e6 } : one,
    );
    const ratio = value(fit(wrong), shop).middle / value(fit(market), shop).middle;
    expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
  });
});

describe("a small sample", () => {
  /** A trade that truly costs three times as much, and of which only a few are for sale. */
  const withRare = (count: number) => {
    const { normal } = createNumbers(5);
    const rare = Array.from({ length: count }, (): PricedBusiness => ({
      ...shop,
      trade: "shops-rare",
      revenue: 600_000,
      price: 150_000 * 2 * 1.1 * 3 * Math.exp(0.2 * normal()),
      sold: false,
    }));
    return fit([...aMarket(1_500), ...rare]);
  };
  const rareShop = { ...shop, trade: "shops-rare" };

  test("borrows from the wider group, and less so the larger it is", () => {
    const multiples = [0, 1, 3, 10, 60].map((count) => value(withRare(count), rareShop).multiple);
    expect(multiples).toEqual(multiples.toSorted((one, other) => one - other));
    expect(multiples[0]).toBeLessThan(2.6);
    expect(multiples.at(-1)! / 6.6).toBeGreaterThan(0.9);
  });

  test("has a wider range", () => {
    const few = withRare(2);
    expect(widthOf(value(few, rareShop))).toBeGreaterThan(1.05 * widthOf(value(few, shop)));
    const own = few.cashFlow!.trades["shops-rare"]!.own;
    expect(own).toBeLessThan(few.cashFlow!.trades["shops-b"]!.own);
    const unknown = { ...shop, trade: null };
    expect(widthOf(value(large, unknown))).toBeGreaterThan(widthOf(value(large, shop)));
    expect(widthOf(value(large, { ...unknown, category: null }))).toBeGreaterThan(
      widthOf(value(large, unknown)),
    );
  });
});

describe("the steps", () => {
  test("multiply exactly to the value", () => {
    const { steps, middle, amount, multiple } = value(large, {
      ...shop,
      revenue: 700_000,
      growth: 12,
      age: 9,
      franchise: true,
      absentee: false,
    });
    expect(steps.map(({ name }) => name)).toEqual(
      "all category trade place size margin growth age property franchise absentee".split(" "),
    );
    const product = steps.reduce((all, { factor }) => all * factor, amount);
    expect(product).toBeCloseTo(middle, 6);
    expect(multiple * amount).toBeCloseTo(middle, 6);
    expect(steps.at(-1)!.value).toBe(middle);
  });

  test("an answer that is not given is no step and moves nothing", () => {
    const plain = value(large, { ...nothing, cashFlow: 150_000 });
    expect(plain.steps.map(({ name }) => name)).toEqual(["all", "size"]);
  });
});

test("more cash flow, a dearer trade and real property are worth more", () => {
  const at = (changes: Partial<BusinessToValue>) => value(large, { ...shop, ...changes }).middle;
  let before = 0;
  for (let cashFlow = 30_000; cashFlow < 600_000; cashFlow += 15_000) {
    const now = at({ cashFlow });
    expect(now).toBeGreaterThan(before);
    before = now;
  }
  expect(at({ trade: "shops-c" })).toBeLessThan(at({ trade: "shops-b" }));
  expect(at({ property: true })).toBeGreaterThan(at({ property: false }));
});

test("stated real property is added as stated, to a business without it", () => {
  const without = value(large, shop);
  const added = value(large, { ...shop, property: true, propertyValue: 400_000 });
  expect(added.added).toBe(400_000);
  expect(added.low).toBeCloseTo(without.low + 400_000, 6);
  expect(added.high).toBeCloseTo(without.high + 400_000, 6);
});

test("without cash flow, revenue decides, and the range is wider", () => {
  const byRevenue = value(large, { ...shop, cashFlow: null, revenue: 750_000 });
  expect(byRevenue.base).toBe("revenue" satisfies Base);
  expect(byRevenue.middle / value(large, shop).middle).toBeGreaterThan(0.8);
  expect(byRevenue.middle / value(large, shop).middle).toBeLessThan(1.25);
  expect(widthOf(byRevenue)).toBeGreaterThan(widthOf(value(large, shop)));
});

test.each([
  ["nothing", {}, "no-earnings"],
  ["a loss", { cashFlow: -1, revenue: 500_000 }, "no-profit"],
  ["no profit", { cashFlow: 0 }, "no-profit"],
  ["no revenue", { revenue: 0 }, "no-earnings"],
  ["a lemonade stand", { cashFlow: 90 }, "out-of-range"],
  ["a bank", { cashFlow: 9e9 }, "out-of-range"],
] as const)("%s is not valued", (_, answers, reason) => {
  expect(valueBusiness(large, { ...nothing, ...answers })).toMatchObject({ ok: false, reason });
});

test("fewer than thirty listings are no market", () => {
  expect(fitModel(aMarket(29), "cashFlow")).toBe(null);
  expect(valueBusiness(fit([]), shop)).toEqual({ ok: false, reason: "too-few-listings" });
});

test("thirty equal listings are valued as they are priced", () => {
  const equal = Array.from({ length: 30 }, (): PricedBusiness => ({
    ...shop,
    price: 300_000,
    sold: false,
  }));
  const { middle, low, high } = value(fit(equal), shop);
  for (const amount of [low, middle, high]) expect(amount / 300_000).toBeCloseTo(1, 1);
});
