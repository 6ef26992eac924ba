import { expect, test } from "vitest";
import { entryChanges } from "./entry-changes.ts";

test("fields have readable names", () => {
  expect(
    entryChanges({
      before: { firstName: "Ada", "USD 2026-11-02": 0.71, "CA-NS HST 2025-04-01": null, GST: null },
      after: { firstName: "Eva", "USD 2026-11-02": 0.72, "CA-NS HST 2025-04-01": 14, GST: "1 RT" },
    }),
  ).toEqual([
    { field: "First name", before: "Ada", after: "Eva" },
    { field: "USD, Nov 2, 2026", before: "0.71", after: "0.72" },
    { field: "NS HST, Apr 1, 2025", before: "empty", after: "14" },
    { field: "GST", before: "empty", after: "1 RT" },
  ]);
});

test("shows the added and removed items of a list", () => {
  expect(entryChanges({ before: { words: ["a", "b"] }, after: { words: ["b", "c"] } })).toEqual([
    { field: "Words", before: "a", after: "c" },
  ]);
});

test("pairs become text, and entries without a change have none", () => {
  const figures = [{ value: "16,300+", label: "members" }];
  expect(entryChanges({ before: { figures: [] }, after: { figures } })).toEqual([
    { field: "Figures", before: "empty", after: "16,300+ members" },
  ]);
  expect(entryChanges({ reason: "spam" })).toEqual([]);
});
