import { expect, test } from "vitest";
import { aBusinessView } from "#test/business-sample.ts";
import { listHighlights } from "./highlights.ts";

const now = new Date("2026-11-15T12:00:00Z");
const bare = aBusinessView({
  figures: {
    ...aBusinessView().figures,
    profitMargin: null,
    pricePerCashFlow: null,
    growthRate: null,
    reduction: null,
    categoryMultiple: null,
  },
  facts: { ...aBusinessView().facts, established: null, trainingIncluded: false },
});
const withFigures = (changes: Partial<typeof bare.figures>) =>
  listHighlights({ ...bare, figures: { ...bare.figures, ...changes } }, now);
const withFacts = (changes: Partial<typeof bare.facts>) =>
  listHighlights({ ...bare, facts: { ...bare.facts, ...changes } }, now);

test("a listing that says nothing has no highlights", () => {
  expect(listHighlights(bare, now)).toEqual([]);
});

test.each([
  [{ profitMargin: 19 }, "19% of the revenue remains as cash flow."],
  [{ pricePerCashFlow: 2.84 }, "The asking price is 2.8 times the yearly cash flow."],
  [
    { pricePerCashFlow: 2.84, categoryMultiple: { median: 3.1, listings: 140 } },
    "The asking price is 2.8 times the yearly cash flow; the median of 140 listings in Food & Beverage is 3.1.",
  ],
  [{ growthRate: 4.5 }, "The owner states that revenue grows by 4.5% a year."],
  [
    { reduction: { by: 40_000_00, since: "2026-10-03T12:00:00Z" } },
    "The asking price is $40,000 lower since Oct 3, 2026.",
  ],
])("%j", (changes, sentence) => {
  expect(withFigures(changes)).toEqual([sentence]);
});

test.each([{ profitMargin: -3 }, { growthRate: -2 }, { growthRate: 0 }, { pricePerCashFlow: -4 }])(
  "%j is no reason to boast",
  (changes) => {
    expect(withFigures(changes)).toEqual([]);
  },
);

test("facts are said only where they hold", () => {
  expect(withFacts({ established: 2014 })).toEqual(["In business for 12 years, since 2014."]);
  expect(withFacts({ established: 2026 })).toEqual([]);
  expect(withFacts({ trainingIncluded: true, financingAvailable: true })).toEqual([
    "The owner offers financing.",
    "Training for the new owner is included.",
  ]);
  expect(withFacts({ management: "owner_managed", propertyType: "lease" })).toEqual([]);
});
