import { expect, test } from "vitest";
import { categories, categorySlugs } from "#app/listings/category.ts";
import { allBusinesses, franchises, realEstate } from "#app/search/search-url.ts";
import { titleOf } from "./search-title.ts";
import { optionGroupNames, optionsOf } from "#app/search/options.ts";
import { emptySearch, type Search } from "#app/search/search.ts";
import { regions } from "#app/shared/places.ts";

const any = { min: null, max: null };
const under = { min: null, max: 300_000 };
const bakeries = { categories: ["food-beverage"], subcategory: "bakeries" } as const;

test.each<[Partial<Search>, string]>([
  [{}, "Businesses for sale"],
  [{ categories: ["restaurants"], regions: ["CA-ON"] }, "Restaurants for sale in Ontario"],
  [{ categories: ["technology"] }, "Technology businesses for sale"],
  [{ categories: ["franchises"], country: "CA" }, "Franchise businesses for sale in Canada"],
  [{ regions: ["CA-NT"] }, "Businesses for sale in the Northwest Territories"],
  [{ country: "US" }, "Businesses for sale in the United States"],
  [{ regions: ["CA-ON"], city: "Toronto" }, "Businesses for sale in Toronto, Ontario"],
  [bakeries, "Bakeries for sale"],
  [
    { categories: ["beauty-personal-care"], subcategory: "pet-grooming" },
    "Pet grooming businesses for sale",
  ],
  // Price
  [
    { ...bakeries, regions: ["CA-ON"], price: under, currency: "CAD" },
    "Bakeries in Ontario under $300,000",
  ],
  [
    { ...bakeries, regions: ["CA-ON"], price: under, currency: "USD" },
    "Bakeries in Ontario under US$300,000",
  ],
  [{ ...bakeries, price: under, currency: "CAD" }, "Bakeries for sale under CA$300,000"],
  [
    { country: "US", price: { min: 1_000_000, max: null }, currency: "USD" },
    "Businesses in the United States over $1,000,000",
  ],
  [
    { price: { min: 100_000, max: 300_000 }, currency: "MXN" },
    "Businesses for sale from MX$100,000 to MX$300,000",
  ],
  // Words
  [{ words: "vending" }, "Businesses matching “vending”"],
  [
    { words: "vending", regions: ["CA-AB"], city: "Calgary" },
    "Businesses matching “vending” in Calgary, Alberta",
  ],
  [
    { words: "patio", categories: ["restaurants"], regions: ["CA-ON"], price: under },
    "Restaurants matching “patio” in Ontario under $300,000",
  ],
  [{ words: "patio", price: under }, "Businesses matching “patio” under CA$300,000"],
  // Several of a kind
  [
    { categories: ["restaurants", "retail"], regions: ["CA-ON", "CA-QC"] },
    "Restaurants and retail businesses for sale in Ontario and Quebec",
  ],
  [
    { regions: ["CA-ON", "CA-QC", "CA-BC", "US-TX"] },
    "Businesses for sale in 4 provinces and states",
  ],
  [{ categories: ["restaurants", "retail", "bars-pubs", "education"] }, "Businesses for sale"],
  // Other filters
  [
    { ...bakeries, business: ["owner_financed"], property: ["lease"] },
    "Bakeries for sale: Lease, Owner Financed",
  ],
  [{ age: "3-days", business: ["owner_financed"], property: ["lease"] }, "Businesses for sale"],
  [{ cashFlow: { min: 200_000, max: null } }, "Businesses for sale: Cash flow CA$200,000 or more"],
])("%o", (search, heading) => {
  expect(titleOf({ ...emptySearch, ...search }, allBusinesses).heading).toBe(heading);
});

test("pages with presets name them", () => {
  const franchise: Search = { ...emptySearch, business: ["franchise"] };
  expect(titleOf(franchise, franchises).heading).toBe("Franchises for sale");
  expect(titleOf({ ...franchise, categories: ["healthcare"] }, franchises).heading).toBe(
    "Healthcare franchises for sale",
  );
  expect(titleOf({ ...emptySearch, property: ["real_property"] }, realEstate).heading).toBe(
    "Businesses with real estate for sale",
  );
  expect(
    titleOf({ ...emptySearch, property: ["real_property"], categories: ["retail"] }, realEstate)
      .heading,
  ).toBe("Retail businesses with their premises for sale");
  expect(titleOf({ ...franchise, subcategory: "bakeries" }, franchises).heading).toBe(
    "Franchised bakeries for sale",
  );
});

test("every category has its own heading in every section", () => {
  const choices = [[], ...categorySlugs.map((slug) => [slug])];
  const headings = [allBusinesses, franchises, realEstate].flatMap((scope) =>
    choices.map(
      (categories) => titleOf({ ...emptySearch, ...scope.presets, categories }, scope).heading,
    ),
  );
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});

test("no two searches have the same title", () => {
  const searches: Partial<Search>[] = [
    {},
    ...categorySlugs.map((slug) => ({ categories: [slug] })),
    ...categories.flatMap(({ slug, subcategories }) =>
      subcategories.map((subcategory) => ({ categories: [slug], subcategory: subcategory.slug })),
    ),
    { categories: categorySlugs.slice(0, 4) },
    { categories: categorySlugs.slice(0, 5) },
    ...regions.map(({ code }) => ({ regions: [code] })),
    { regions: regions.slice(0, 4).map(({ code }) => code) },
    { regions: regions.slice(1, 5).map(({ code }) => code) },
    ...(["CA", "US", "MX"] as const).map((country) => ({ country })),
    ...optionGroupNames.flatMap((group) =>
      optionsOf(group).map((option) => ({ [group]: [option] })),
    ),
    ...(["3-days", "14-days", "month", "3-months"] as const).map((age) => ({ age })),
    { words: "vending" },
    ...(["price", "revenue", "cashFlow"] as const).flatMap((group) =>
      [under, { min: 300_000, max: null }, { min: 1, max: 300_000 }].map((bounds) => ({
        price: any,
        [group]: bounds,
      })),
    ),
  ];
  const titles = searches.map(
    (search) => titleOf({ ...emptySearch, ...search }, allBusinesses).title,
  );
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test("no two trades have the same title, in any section", () => {
  const trades: Partial<Search>[] = [
    ...categorySlugs.map((slug) => ({ categories: [slug] })),
    ...categories.flatMap(({ slug, subcategories }) =>
      subcategories.map((subcategory) => ({ categories: [slug], subcategory: subcategory.slug })),
    ),
  ];
  const titles = [allBusinesses, franchises, realEstate].flatMap((scope) =>
    trades.map((trade) => titleOf({ ...emptySearch, ...scope.presets, ...trade }, scope).title),
  );
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
