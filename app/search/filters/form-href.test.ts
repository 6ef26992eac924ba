import { expect, test } from "vitest";
import { formHref } from "./form-href.ts";

const all = { base: "/businesses", presets: [] };
const franchises = {
  base: "/franchises",
  presets: [["business", "franchise"]] as [string, string][],
};

test("nothing empty, and nothing that only a form needs", () => {
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

test("a currency says something only beside an amount, a subcategory only inside its category", () => {
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

test("what a page looks for by itself is left out, and leaves the page when it is taken back", () => {
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
