import { describe, expect, test } from "vitest";
import {
  categories,
  categorySlugs,
  findCategory,
  findSubcategory,
  findSubcategoryAnywhere,
  popularCategories,
} from "./category.ts";

const specNames = [
  "Agricultural Supplies",
  "Automotive",
  "Bars & Pubs",
  "Beauty & Personal Care",
  "Business Services",
  "Childcare",
  "Construction",
  "Education",
  "Entertainment",
  "Food & Beverage",
  "Franchises",
  "Healthcare",
  "Home & Garden",
  "Manufacturing",
  "Online Business",
  "Real Estate",
  "Restaurants",
  "Retail",
  "Technology",
  "Transportation",
];

describe("categories", () => {
  test("match the specification, in its order", () => {
    expect(categories.map((category) => category.name)).toEqual(specNames);
    expect(new Set(categorySlugs).size).toBe(20);
  });

  test("have five to ten subcategories with unique slugs", () => {
    for (const category of categories) {
      const slugs = category.subcategories.map((subcategory) => subcategory.slug);
      expect(slugs.length).toBeGreaterThanOrEqual(5);
      expect(slugs.length).toBeLessThanOrEqual(10);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  test("have unique subcategory slugs, so that a slug identifies its category", () => {
    const slugs = categories.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const category of categories)
      for (const subcategory of category.subcategories)
        expect(findSubcategoryAnywhere(subcategory.slug)).toEqual({ category, subcategory });
    expect(findSubcategoryAnywhere("no-such-trade")).toBeNull();
  });

  test("share no alias", () => {
    for (const category of categories) {
      for (const word of [category.slug, category.name, ...category.aliases]) {
        expect(findCategory(word)).toBe(category);
        expect(findCategory(word.toUpperCase())).toBe(category);
      }
    }
  });
});

describe("findCategory", () => {
  test.each([
    ["restaurant", "restaurants"],
    ["retail", "retail"],
    ["services", "business-services"],
    ["manufacturing", "manufacturing"],
    ["food", "food-beverage"],
    ["health", "healthcare"],
    ["technology", "technology"],
    ["franchises", "franchises"],
    ["online business", "online-business"],
    ["Online+Business", "online-business"],
    ["Bars & Pubs", "bars-pubs"],
    ["bars and pubs", "bars-pubs"],
    ["  REAL estate ", "real-estate"],
    ["cafes", "restaurants"],
    ["Cafés", "restaurants"],
  ])("%s finds %s", (text, slug) => {
    expect(findCategory(text)?.slug).toBe(slug);
  });

  test.each(["", "  ", "&", "and", "unknown trade", "constructor", "__proto__"])(
    "%j is not a category",
    (text) => {
      expect(findCategory(text)).toBeNull();
    },
  );
});

test("every popular category exists and is found by its label", () => {
  expect(popularCategories).toHaveLength(8);
  for (const { label, slug } of popularCategories) {
    expect(findCategory(label.toLowerCase())?.slug).toBe(slug);
  }
});

test("findSubcategory stays within its category", () => {
  const restaurants = findCategory("restaurants")!;
  expect(findSubcategory(restaurants, "cafes")?.name).toBe("Cafés & Coffee Shops");
  expect(findSubcategory(restaurants, "saas")).toBeNull();
});
