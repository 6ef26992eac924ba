import { expect, test } from "vitest";
import { describeResults } from "./package-results.ts";

test("results name their sample", () => {
  const some = { views: 1234.4, inquiries: 2.25, listings: 12, category: "Retail" };
  expect(describeResults(some)).toBe(
    "1,234 views and 2.3 inquiries in the last 30 days: the average of 12 listings in Retail.",
  );
  expect(describeResults({ ...some, inquiries: 1, category: null })).toContain(
    "1 inquiry in the last 30 days: the average of 12 listings in all categories.",
  );
});
