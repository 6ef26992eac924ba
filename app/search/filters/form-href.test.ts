import { expect, test } from "vitest";
import { formHref } from "./form-href.ts";
import { parseSearch } from "#app/search/search-url.ts";

const all = { base: "/businesses", presets: [] };
const franchises = {
  base: "/franchises",
  presets: [["business", "franchise"]] as [string, string][],
};

test("omits empty fields and form-only fields", () => {
  const fields: [string, string][] = [
    ["all", "1"],
    ["q", "  bakery "],
    ["age", ""],
    ["category", "retail"],
    ["category", "restaurants"],
    ["sort", "newest"],
  ];
  expect(formHref(fields, all)).toBe(
    "/businesses?q=bakery&category=retail&category=restaurants&sort=newest",
  );
  expect(formHref([["q", ""]], all)).toBe("/businesses");
});

test("keeps a currency only with an amount, a subcategory only within its category", () => {
  expect(formHref([["currency", "USD"]], all)).toBe("/businesses");
  expect(
    formHref(
      [
        ["priceMax", "9k"],
        ["currency", "USD"],
      ],
      all,
    ),
  ).toBe("/businesses?priceMax=9k&currency=USD");
  expect(formHref([["subcategory", "cafes"]], all)).toBe("/businesses");
});

test("a distance belongs to the town that is typed beside it, not to one that is chosen", () => {
  const form = (near: string, city: string): [string, string][] => [
    ["near", near],
    ["radius", "50km"],
    ["region", "ontario"],
    ["city", city],
  ];
  for (const [near, city, href] of [
    ["Hamilton", "", "/businesses?city=Hamilton&radius=50km&region=ontario"],
    ["Hamilton", "Toronto", "/businesses?city=Hamilton&radius=50km&region=ontario"],
    ["", "Toronto", "/businesses?region=ontario&city=Toronto"],
    ["", "", "/businesses?region=ontario"],
  ] as const) {
    expect(formHref(form(near, city), all)).toBe(href);
    const typed = new URLSearchParams(form(near, city));
    expect(parseSearch(typed)).toEqual(parseSearch(new URL(href, "http://localhost")));
  }
});

test("omits presets, and leaves the page when one is removed", () => {
  expect(
    formHref(
      [
        ["business", "franchise"],
        ["business", "low_cost"],
      ],
      franchises,
    ),
  ).toBe("/franchises?business=low_cost");
  expect(formHref([["business", "low_cost"]], franchises)).toBe("/businesses?business=low_cost");
});
