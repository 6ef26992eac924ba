import { expect, test } from "vitest";
import { aBusiness } from "#test/business-sample.ts";
import { listHighlights } from "./highlights.ts";

const now = new Date("2026-11-15T12:00:00Z");
const bare = aBusiness({
  profitMargin: null,
  pricePerCashFlow: null,
  growthRate: null,
  established: null,
  trainingIncluded: false,
});
const highlights = (
  changes: Partial<typeof bare> = {},
  multiple: Parameters<typeof listHighlights>[1] = null,
) => listHighlights({ ...bare, ...changes }, multiple, now);

test("a listing without facts has no highlights", () => {
  expect(highlights()).toEqual([]);
});

test.each([
  [{ profitMargin: 19 }, "Cash flow is 19% of revenue."],
  [{ growthRate: 4.5 }, "The owner reports revenue growth of 4.5% a year."],
  [
    { reduction: { by: 40_000_00, since: new Date("2026-10-03T12:00:00Z") } },
    "The asking price was reduced by $40,000 on Oct 3, 2026.",
  ],
])("%j", (changes, sentence) => {
  expect(highlights(changes)).toEqual([sentence]);
});

const median = { category: "Food & Beverage", median: 3.1, listings: 140 };

test("a multiple below the category median is a strength", () => {
  expect(highlights({ pricePerCashFlow: 2.84 }, median)).toEqual([
    "The asking price is 2.8 times annual cash flow, below the median of 3.1 for 140 listings in Food & Beverage.",
  ]);
});

test.each([{ pricePerCashFlow: 133 }, { pricePerCashFlow: 3.1 }, { pricePerCashFlow: -4 }])(
  "%j is not a strength compared to the category median",
  (changes) => {
    expect(highlights(changes, median)).toEqual([]);
  },
);

test.each([
  { profitMargin: -3 },
  { profitMargin: 4 },
  { growthRate: -2 },
  { growthRate: 0.5 },
  { pricePerCashFlow: 2 },
  { established: 2025 },
  { franchise: true },
  { management: "employee_owned" as const },
])("%j is a fact, not a strength", (changes) => {
  expect(highlights(changes)).toEqual([]);
});

test("mentions facts only if they are true", () => {
  expect(highlights({ established: 2014 })).toEqual(["In business for 12 years, since 2014."]);
  expect(highlights({ established: 2026 })).toEqual([]);
  expect(highlights({ trainingIncluded: true, financingAvailable: true })).toEqual([
    "The owner offers financing.",
    "Training for the new owner is included.",
  ]);
  expect(highlights({ management: "owner_managed", propertyType: "lease" })).toEqual([]);
});
