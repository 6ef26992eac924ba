import { expect, test } from "vitest";
import { categorySlugs } from "#app/listings/category.ts";
import { type Facets, sumFacets } from "#app/search/facets.server.ts";
import { type ChoiceGroup, makeFilters } from "./make-filters.ts";
import { emptySearch, type Search } from "#app/search/search.ts";

const facetsOf = (changes: Partial<Facets> = {}): Facets => ({
  ...sumFacets([], emptySearch).facets,
  cities: [],
  ...changes,
});
const groupOf = (search: Partial<Search>, name: string, facets = facetsOf()) =>
  makeFilters({ ...emptySearch, ...search }, facets, "USD").groups.find(
    (group) => group.name === name,
  ) as ChoiceGroup;
const labels = ({ options, folded }: ChoiceGroup) =>
  [...options, ...folded].map(({ label }) => label);

test("has the options of the specification, and confidential listings", () => {
  expect(labels(groupOf({}, "property"))).toEqual(["Real Property", "Lease", "Relocatable"]);
  expect(labels(groupOf({}, "business"))).toEqual([
    "Work From Home",
    "Accommodation Included",
    "Franchise",
    "Business Opportunity",
    "Price Reduced",
    "Mid Market",
    "Distressed",
    "Low Cost",
    "Owner Financed",
    "Hidden Gem",
    "Quick Sale",
    "Confidential",
  ]);
  expect(labels(groupOf({}, "management"))).toEqual([
    "Owner Managed",
    "Employee Owned (ESOP)",
    "Absentee Ownership",
  ]);
  const age = groupOf({}, "age");
  expect(age.legend).toBe("Age of Listing");
  expect(age.kind).toBe("radio");
  expect(labels(age)).toEqual([
    "Anytime",
    "Last 3 Days",
    "Last 14 Days",
    "Last Month",
    "Last 3 Months",
  ]);
});

test("a long list shows the most popular options in its own order and folds the rest", () => {
  const categories = { ...facetsOf().categories, transportation: 9, automotive: 8 };
  const group = groupOf({}, "category", facetsOf({ categories }));
  expect(group.options).toHaveLength(8);
  expect(group.options.length + group.folded.length).toBe(categorySlugs.length);
  const shown = group.options.map(({ value }) => value);
  expect(shown).toContain("transportation");
  expect(shown.indexOf("automotive")).toBeLessThan(shown.indexOf("transportation"));
});

test("shows subcategories if a single category is selected", () => {
  expect(groupOf({}, "subcategory")).toBeUndefined();
  expect(groupOf({ categories: ["retail", "education"] }, "subcategory")).toBeUndefined();
  const group = groupOf({ categories: ["restaurants"], subcategory: "cafes" }, "subcategory");
  expect(group.options[0]).toMatchObject({ value: "", label: "All of Restaurants", chosen: false });
  expect(group.options.find(({ chosen }) => chosen)?.value).toBe("cafes");
});

test("shows the regions of the country, or those with matches", () => {
  const facets = facetsOf({ regions: { "CA-ON": 5, "US-TX": 2 } });
  expect(labels(groupOf({}, "region", facets))).toEqual(["Ontario", "Texas"]);
  expect(labels(groupOf({ country: "CA" }, "region", facets))).toHaveLength(13);
  expect(groupOf({ country: "MX" }, "region", facets).legend).toBe("State");
});

test("a selected city is in the list in any spelling", () => {
  const facets = facetsOf({ cities: [{ name: "Montréal", region: "CA-QC", count: 4 }] });
  const here = { regions: ["CA-QC"], city: "montreal" };
  expect(groupOf(here, "city", facets).options).toContainEqual(
    expect.objectContaining({ value: "Montréal", chosen: true }),
  );
  expect(labels(groupOf({ ...here, city: "Nowhere" }, "city", facets))).toEqual([
    "All cities",
    "Nowhere",
    "Montréal",
  ]);
  expect(groupOf({}, "city")).toBeUndefined();
});

test("uses the visitor's currency until the search names one", () => {
  expect(makeFilters(emptySearch, facetsOf(), "MXN").currency).toBe("MXN");
  const bounded: Search = { ...emptySearch, price: { min: 250_000, max: null }, currency: "CAD" };
  const filters = makeFilters(bounded, facetsOf(), "MXN");
  expect(filters.currency).toBe("CAD");
  expect(filters.groups).toContainEqual({
    kind: "amount",
    name: "price",
    legend: "Asking price",
    min: "250,000",
    max: "",
  });
});
