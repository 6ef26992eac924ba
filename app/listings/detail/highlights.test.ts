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
  [{ pricePerCashFlow: 2.84 }, "The asking price is 2.8 times annual cash flow."],
  [{ growthRate: 4.5 }, "The owner reports revenue growth of 4.5% a year."],
  [
    { reduction: { by: 40_000_00, since: new Date("2026-10-03T12:00:00Z") } },
    "The asking price was reduced by $40,000 on Oct 3, 2026.",
  ],
])("%j", (changes, sentence) => {
  expect(highlights(changes)).toEqual([sentence]);
});

test("the multiple is compared with the median of the category", () => {
  const multiple = { category: "Food & Beverage", median: 3.1, listings: 140 };
  expect(highlights({ pricePerCashFlow: 2.84 }, multiple)).toEqual([
    "The asking price is 2.8 times annual cash flow; the median of 140 listings in Food & Beverage is 3.1.",
  ]);
});

test.each([{ profitMargin: -3 }, { growthRate: -2 }, { growthRate: 0 }, { pricePerCashFlow: -4 }])(
  "%j is no reason to boast",
  (changes) => {
    expect(highlights(changes)).toEqual([]);
  },
);

test("facts are mentioned only where they are true", () => {
  expect(highlights({ established: 2014 })).toEqual(["In business for 12 years, since 2014."]);
  expect(highlights({ established: 2026 })).toEqual([]);
  expect(highlights({ trainingIncluded: true, financingAvailable: true })).toEqual([
    "The owner offers financing.",
    "Training for the new owner is included.",
  ]);
  expect(highlights({ management: "owner_managed", propertyType: "lease" })).toEqual([]);
});
