import { expect, test } from "vitest";
import { measureCompleteness, withoutSuggested } from "./completeness.ts";

const none = { photos: 0, documents: 0 };

test("an empty draft names the price first", () => {
  const { percent, missing } = measureCompleteness({}, none);
  expect(percent).toBe(0);
  expect(missing[0]).toEqual({ label: "State the asking price", field: "askingPrice", step: 3 });
});

test("on request is an answer, but does not help buyers find the listing", () => {
  const ranged = measureCompleteness({ askingPrice: "range:50k_100k" }, none);
  const onRequest = measureCompleteness({ askingPrice: "on-request" }, none);
  expect(ranged.percent).toBeGreaterThan(onRequest.percent);
});

test("owners of the premises need no lease description", () => {
  const { missing } = measureCompleteness({ propertyStatus: "real_property" }, none);
  expect(missing.map(({ field }) => field)).not.toContain("leaseTerms");
});

test("a full listing is complete", () => {
  const texts = {
    generalSummary: "x".repeat(300),
    cityTown: "Guelph",
    askingPrice: "amount:450000",
    salesRevenue: "range:500k_1m",
    cashFlow: "amount:120000",
    reasonForSale: "Retirement",
    established: "1998",
    employees: "4-6",
    propertyStatus: "lease",
    leaseTerms: "Until 2031",
    trainingIncluded: "yes",
    financingAvailable: "no",
  };
  expect(measureCompleteness(texts, { photos: 5, documents: 1 })).toEqual({
    percent: 100,
    missing: [],
  });
});

test("what a suggestion is about is not advised twice", () => {
  const whole = measureCompleteness({}, none);
  const rest = withoutSuggested(whole, [{ field: "generalSummary" }, { field: "photos" }]);
  expect(rest.percent).toBe(whole.percent);
  expect(rest.missing.map(({ field }) => field)).not.toContain("generalSummary");
  expect(rest.missing.map(({ field }) => field)).not.toContain("photos");
  expect(rest.missing[0]?.field).toBe("askingPrice");
});
