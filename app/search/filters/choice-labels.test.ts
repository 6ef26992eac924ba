import { expect, test } from "vitest";
import { choiceLabel, sortLabels } from "./choice-labels.ts";
import type { Choice } from "#app/search/search-choices.ts";

test.each<[Choice, string]>([
  [{ group: "words", value: "bakery" }, "“bakery”"],
  [{ group: "category", value: "bars-pubs" }, "Bars & Pubs"],
  [{ group: "subcategory", value: "cafes" }, "Cafés & Coffee Shops"],
  [{ group: "country", value: "US" }, "United States"],
  [{ group: "region", value: "CA-QC" }, "Quebec"],
  [{ group: "area", value: { west: -80, south: 43, east: -79, north: 44 } }, "Map area"],
  [{ group: "price", value: { min: 1000, max: null }, currency: "USD" }, "Asking US$1,000 or more"],
  [{ group: "revenue", value: { min: null, max: 5 }, currency: "MXN" }, "Revenue up to MX$5"],
  [{ group: "cashFlow", value: { min: 1, max: 2 }, currency: "CAD" }, "Cash flow CA$1 to CA$2"],
  [{ group: "management", value: "employee_owned" }, "Employee Owned (ESOP)"],
  [{ group: "age", value: "14-days" }, "Last 14 Days"],
])("%o", (choice, name) => {
  expect(choiceLabel(choice)).toBe(name);
});

test("the orders of the specification", () => {
  expect(Object.values(sortLabels)).toEqual([
    "Default",
    "Price: Low to High",
    "Price: High to Low",
    "Newest First",
    "Oldest First",
  ]);
});
