import { expect, test } from "vitest";
import { type ComparedRow, findBest, makeComparison } from "./comparison.ts";
import { briefSample } from "#test/brief-sample.ts";

const rates = { asOf: "2026-11-02", perCad: { CAD: 1, USD: 0.7, MXN: 13 } };

function aRow(changes: Partial<ComparedRow>): ComparedRow {
  return {
    ...briefSample,
    annualExpenses: null,
    profitMargin: null,
    pricePerRevenue: null,
    growthRate: null,
    established: null,
    employeesMin: null,
    employeesMax: null,
    squareFootage: null,
    management: null,
    propertyType: null,
    financingAvailable: false,
    trainingIncluded: false,
    relocatable: false,
    ...changes,
  };
}

test.each([
  [[3, 1, 2], "lowest", [false, true, false]],
  [[3, 1, 2], "highest", [true, false, false]],
  [[1, null, 1, 2], "lowest", [true, false, true, false]],
  [[5, null], "highest", [false, false]],
  [[4, 4, 4], "lowest", [false, false, false]],
  [[-5, 3], "highest", [false, true]],
  [[], "lowest", []],
] as const)("of %j the %s", (values, rank, expected) => {
  expect(findBest(values, rank)).toEqual(expected);
});

test("converts amounts before ranking them", () => {
  const rows = [
    aRow({ askingPrice: 120_000_00, annualRevenue: 500_000_00 }),
    aRow({ id: "b2", currency: "USD", askingPrice: 90_000_00, annualRevenue: 400_000_00 }),
  ];
  const { best, listings } = makeComparison(rows, { currency: "USD", rates });
  expect(best.askingPrice).toEqual([true, false]);
  expect(best.revenue).toEqual([false, true]);
  expect(best.cashFlow).toEqual([false, false]);
  expect(listings[0]?.askingPrice).toMatchObject({ approx: "US$84,000" });
  expect(listings[1]?.askingPrice).not.toHaveProperty("approx");
});
