import { expect, test } from "vitest";
import { categorySlugs } from "#app/listings/category.ts";
import { franchises, realEstate } from "#app/listings/search/page/search-scopes.ts";
import { titleOf } from "#app/listings/search/page/search-title.ts";
import { emptySearch, type Search } from "#app/listings/search/search.ts";
import { allBusinesses } from "#app/listings/search/search-url.ts";

test.each<[Partial<Search>, string]>([
  [{}, "Businesses for sale"],
  [{ categories: ["restaurants"], regions: ["CA-ON"] }, "Restaurants for sale in Ontario"],
  [{ categories: ["technology"] }, "Technology businesses for sale"],
  [{ regions: ["CA-NT"] }, "Businesses for sale in the Northwest Territories"],
  [{ country: "US" }, "Businesses for sale in the United States"],
  [{ regions: ["CA-ON"], city: "Toronto" }, "Businesses for sale in Toronto, Ontario"],
  [{ categories: ["food-beverage"], subcategory: "bakeries" }, "Bakeries for sale"],
  [
    { categories: ["beauty-personal-care"], subcategory: "pet-grooming" },
    "Pet Grooming businesses for sale",
  ],
  [{ categories: ["retail", "technology"], regions: ["CA-ON", "CA-QC"] }, "Businesses for sale"],
])("%o", (search, heading) => {
  expect(titleOf({ ...emptySearch, ...search }, allBusinesses).heading).toBe(heading);
});

test("pages with presets name them", () => {
  expect(titleOf(emptySearch, franchises).heading).toBe("Franchises for sale");
  expect(titleOf({ ...emptySearch, categories: ["healthcare"] }, franchises).heading).toBe(
    "Healthcare franchises for sale",
  );
  expect(titleOf(emptySearch, realEstate).heading).toBe("Businesses with real estate for sale");
  expect(titleOf({ ...emptySearch, categories: ["retail"] }, realEstate).heading).toBe(
    "Retail businesses with their premises for sale",
  );
  expect(titleOf({ ...emptySearch, subcategory: "bakeries" }, franchises).heading).toBe(
    "Franchised bakeries for sale",
  );
});

test("every category has its own heading in every section", () => {
  const choices = [[], ...categorySlugs.map((slug) => [slug])];
  const headings = [allBusinesses, franchises, realEstate].flatMap((scope) =>
    choices.map((categories) => titleOf({ ...emptySearch, categories }, scope).heading),
  );
  expect(new Set(headings).size).toBe(headings.length);
});
