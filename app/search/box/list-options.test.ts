import { expect, test } from "vitest";
import { listOptions, type SuggestionData } from "./list-options.ts";

const recent = ["Cafés in Québec", "Bakeries", "café"].map((label) => ({
  label,
  to: `/businesses?q=${label}`,
}));
const none = { note: null, count: null };
const suggestions: SuggestionData[] = [
  { ...none, group: "listing", label: "Bakery Café", to: "/business/1" },
  { ...none, group: "trade", label: "Bakeries", to: "/businesses?q=Bakeries" },
  { ...none, group: "trade", label: "Cafés", to: "/businesses?subcategory=cafes" },
];
const labels = (typed: string, found: SuggestionData[]) =>
  listOptions(typed, recent, found).map(({ label }) => label);

test("shows all recent searches before typing", () => {
  expect(labels("", [])).toEqual(["Cafés in Québec", "Bakeries", "café"]);
});

test("shows matching recent searches, then suggestions by kind, without duplicates", () => {
  expect(labels("cafe", suggestions)).toEqual([
    "Cafés in Québec",
    "café",
    "Bakeries",
    "Cafés",
    "Bakery Café",
  ]);
  expect(labels("bak", suggestions)).toEqual(["Bakeries", "Cafés", "Bakery Café"]);
});
