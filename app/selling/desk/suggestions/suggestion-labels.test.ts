import { expect, test } from "vitest";
import { describeSuggestion } from "./suggestion-labels.ts";

const own = {
  photos: 1,
  summaryLength: 80,
  statesPrice: false,
  statesCashFlow: false,
  statesRevenue: false,
  multiple: null,
};

test("a suggestion names its numbers", () => {
  const words = (suggestion: Parameters<typeof describeSuggestion>[0]) =>
    describeSuggestion(suggestion, "Restaurants", own).text;
  expect(words({ kind: "inquiries", trait: "photos", times: 2.14, listings: 84 })).toBe(
    "Listings in Restaurants with 5 or more photos get 2.1 times the inquiries of the others (from 84 listings). Yours has 1.",
  );
  expect(words({ kind: "multiple", own: 5, median: 2.75, listings: 60 })).toBe(
    "Your asking price is 5 times the cash flow. The median in Restaurants is 2.8 times (from 60 listings). If yours is worth more, say why in the summary.",
  );
  expect(words({ kind: "usual", trait: "cash-flow", having: 70, listings: 84 })).toBe(
    "70 of 84 listings in Restaurants state their cash flow. Yours does not.",
  );
});
