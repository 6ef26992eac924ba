import { expect, test } from "vitest";
import { addChoice, type Choice, choiceLabel, listChoices, removeChoice } from "./filter-table.ts";
import { optionGroupNames, optionLabel, optionMask, optionsOf } from "./options.ts";
import { emptySearch, sortLabels } from "./search.ts";
import { chosenGroups, encodeFilters } from "./search-conditions.server.ts";
import { parseSearch, searchHref } from "./search-url.ts";

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

test("has the sort orders of the specification first", () => {
  expect(Object.values(sortLabels).slice(0, 5)).toEqual([
    "Default",
    "Price: Low to High",
    "Price: High to Low",
    "Newest First",
    "Oldest First",
  ]);
});

const options = optionGroupNames.flatMap((group) =>
  optionsOf(group).map((option) => ({ group, option })),
);

test.each(options)("a table row is all that $group $option needs", ({ group, option }) => {
  const search = addChoice(emptySearch, { group, value: option } as Choice);
  expect(searchHref(search)).toBe(`/businesses?${group}=${option}`);
  expect(parseSearch(new URLSearchParams({ [group]: option }))).toEqual(search);
  const [chip] = listChoices(search);
  expect(choiceLabel(chip!)).toBe(optionLabel(group, option));
  expect(removeChoice(search, chip!)).toEqual(emptySearch);
  expect(chosenGroups(search)).toEqual([group]);
  expect(encodeFilters(search)[`${group}Mask`]).toBe(optionMask(group, [option]));
});
