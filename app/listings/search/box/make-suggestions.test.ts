import { expect, test } from "vitest";
import { makeSuggestions } from "#app/listings/search/box/make-suggestions.ts";
import { emptySearch, type Search } from "#app/listings/search/search.ts";

const typed: Search = { ...emptySearch, words: "tor", property: ["lease"] };

test("what was typed gives way to what it meant, and other choices stay", () => {
  const ways = makeSuggestions(
    [
      { kind: "category", label: "Restaurants", category: "restaurants" },
      {
        kind: "subcategory",
        label: "Bakeries",
        category: "food-beverage",
        subcategory: "bakeries",
      },
      { kind: "region", label: "Ontario", region: "CA-ON" },
      { kind: "city", label: "Toronto", region: "CA-ON", count: 3 },
      { kind: "word", label: "tortilla", words: "tortilla", count: 1 },
    ],
    typed,
  );
  expect(ways).toEqual([
    {
      label: "Restaurants",
      note: "Category",
      to: "/businesses?category=restaurants&property=lease",
    },
    {
      label: "Bakeries",
      note: "Food & Beverage",
      to: "/businesses?subcategory=bakeries&property=lease",
    },
    { label: "Ontario", note: "Location", to: "/businesses?region=ontario&property=lease" },
    {
      label: "Toronto",
      note: "Ontario",
      to: "/businesses?region=ontario&city=Toronto&property=lease",
    },
    { label: "tortilla", note: "1 listing", to: "/businesses?q=tortilla&property=lease" },
  ]);
});
