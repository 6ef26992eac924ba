import { expect, test } from "vitest";
import { categories } from "#app/listings/category.ts";
import { suggestTrades } from "./suggest-trades.ts";
import { toWords } from "#app/search/query/words.ts";

const first = (typed: string) => suggestTrades(toWords(typed), 4).map(({ label }) => label);

test.each([
  ["baker", "Bakeries"],
  ["bak", "Bakeries"],
  ["bakeries", "Bakeries"],
  ["boulangerie", "Bakeries"],
  ["panadería", "Bakeries"],
  ["resta", "Restaurants"],
  ["resturant", "Restaurants"],
  ["dentist", "Dental practices"],
  ["dépanneur", "Convenience stores"],
  ["dry clean", "Laundry and linen services"],
  ["car wa", "Car washes and detailing shops"],
  ["accountign", "Accounting and bookkeeping firms"],
  ["franch", "Franchises"],
])("%s suggests %s first", (typed, label) => {
  expect(first(typed)[0]).toBe(label);
});

test("every category and subcategory is suggested by its own name", () => {
  for (const { slug, name, subcategories } of categories) {
    expect(suggestTrades(toWords(name), 3)).toContainEqual(
      expect.objectContaining({ category: slug, subcategory: null }),
    );
    for (const subcategory of subcategories)
      expect(suggestTrades(toWords(subcategory.name), 3)).toContainEqual(
        expect.objectContaining({ subcategory: subcategory.slug }),
      );
  }
});

test("an empty query has no suggestions", () => {
  expect(suggestTrades([], 4)).toEqual([]);
  expect(first("zzzzqqq")).toEqual([]);
});
