import { expect, test } from "vitest";
import { categories } from "#app/listings/category.ts";
import { categoryPlural, franchisePlural, inSentence, subcategoryPlural } from "./trade-names.ts";

const all = [
  ...categories.map(({ slug }) => categoryPlural(slug)),
  ...categories.flatMap(({ subcategories }) =>
    subcategories.map(({ slug }) => subcategoryPlural(slug)),
  ),
];

test("every category and subcategory has its own plural in sentence case", () => {
  expect(new Set(all).size).toBe(all.length);
  for (const name of all) {
    expect(name).toMatch(/s\b/);
    expect(name).not.toMatch(/&|.[A-Z][a-z]+[A-Z]/);
  }
});

test.each([
  ["bakeries", "Bakeries"],
  ["pet-grooming", "Pet grooming businesses"],
  ["cafes", "Cafés and coffee shops"],
  ["indian-restaurants", "Indian and South Asian restaurants"],
  ["campgrounds", "Campgrounds and RV parks"],
  ["ecommerce-stores", "E-commerce stores"],
])("%s are %s", (slug, name) => {
  expect(subcategoryPlural(slug)).toBe(name);
});

test("only proper names keep their capital within a sentence", () => {
  expect(inSentence("Bakeries")).toBe("bakeries");
  expect(inSentence("Asian restaurants")).toBe("Asian restaurants");
});

test("franchises of a category", () => {
  expect(franchisePlural("healthcare")).toBe("Healthcare franchises");
  expect(franchisePlural("franchises")).toBe("Franchises");
});
