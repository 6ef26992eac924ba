import { expect, test } from "vitest";
import {
  computeLoan,
  coverage,
  rateCoverage,
  type LoanTerms,
  parseTerms,
  termLimits,
  defaultTerms,
  formatTerms,
} from "./affordability.ts";

const price = 485_000_00;
const terms = (changes: Partial<LoanTerms> = {}) => ({ ...defaultTerms, ...changes });
const monthly = (changes: Partial<LoanTerms> = {}, of = price) =>
  computeLoan(of, terms(changes)).monthly;

/** Seeded random cases, the same on every run. */
function* cases(count: number) {
  let seed = 7;
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let index = 0; index < count; index++)
    yield {
      price: Math.ceil(next() * 1e9),
      down: Math.floor(next() * 100),
      rate: Math.round(next() * 300) / 10,
      years: 1 + Math.floor(next() * 29),
    };
}

test("a textbook loan: 100,000 over 30 years at 6% is 599.55 a month", () => {
  expect(computeLoan(100_000_00, { down: 0, rate: 6, years: 30 }).monthly).toBe(599_55);
});

test("without interest the amount is divided by the months", () => {
  const loan = computeLoan(120_000_00, { down: 0, rate: 0, years: 10 });
  expect(loan).toMatchObject({ monthly: 1_000_00, interest: 0, borrowed: 120_000_00 });
});

test("a down payment of 100% leaves nothing to pay and no coverage", () => {
  const loan = computeLoan(price, terms({ down: 100 }));
  expect(loan).toMatchObject({ borrowed: 0, monthly: 0, interest: 0, downPayment: price });
  expect(coverage(100, loan)).toBeNull();
});

test("the payment falls with the down payment and the years, and rises with the rate and the price", () => {
  for (const { price: of, ...at } of cases(300)) {
    const here = monthly(at, of);
    expect(here).toBeGreaterThanOrEqual(0);
    expect(monthly({ ...at, down: at.down + 1 }, of)).toBeLessThanOrEqual(here);
    expect(monthly({ ...at, years: at.years + 1 }, of)).toBeLessThanOrEqual(here);
    expect(monthly({ ...at, rate: at.rate + 0.5 }, of)).toBeGreaterThanOrEqual(here);
    expect(monthly(at, of + 1_000_00)).toBeGreaterThanOrEqual(here);
  }
});

test("the payments add up to the loan and interest, except for rounding", () => {
  for (const { price: of, down, rate, years } of cases(200)) {
    const loan = computeLoan(of, { down, rate, years });
    const paid = loan.monthly * years * 12;
    expect(Math.abs(paid - loan.borrowed - loan.interest)).toBeLessThanOrEqual(years * 12);
    expect(loan.downPayment + loan.borrowed).toBe(of);
  }
});

test.each([
  ["", defaultTerms],
  ["down=35&rate=6.75&years=7", { down: 35, rate: 6.8, years: 7 }],
  ["rate=7,5", terms({ rate: 7.5 })],
  ["down=-5&rate=900&years=0", { down: 0, rate: 30, years: 1 }],
  ["down=lots&rate=&years=NaN", defaultTerms],
  ["down=1e9&rate=Infinity&years=%20", { down: 100, rate: 8, years: 10 }],
])("the query %j", (query, expected) => {
  expect(parseTerms(new URLSearchParams(query))).toEqual(expected);
});

test("terms round-trip through the query", () => {
  for (const { down, rate, years } of cases(100))
    expect(parseTerms(formatTerms({ down, rate, years }))).toEqual({ down, rate, years });
  for (const { min, max } of Object.values(termLimits)) expect(min).toBeLessThan(max);
});

test.each([
  [1.25, "comfortable"],
  [1.2499, "tight"],
  [1, "tight"],
  [0.99, "short"],
  [-1, "short"],
])("%d times is %s", (times, verdict) => {
  expect(rateCoverage(times)).toBe(verdict);
});
