import { expect, test } from "vitest";
import { listWiderSearches } from "./wider-searches.server.ts";
import { emptySearch, type Search } from "#app/search/search.ts";
import { searchHref } from "#app/search/search-url.ts";

const wider = (change: Partial<Search>) =>
  listWiderSearches({ ...emptySearch, ...change }).map((search) => searchHref(search));

test("looks around the city first, then drops the city, the price, the place and the narrow trade", () => {
  expect(
    wider({
      subcategory: "bakeries",
      regions: ["CA-NB"],
      city: "Moncton",
      price: { min: null, max: 50_000 },
    }).slice(0, 6),
  ).toEqual([
    "/businesses?subcategory=bakeries&region=new-brunswick&city=Moncton&radius=100km&priceMax=50000&currency=CAD",
    "/businesses?subcategory=bakeries&region=new-brunswick&priceMax=50000&currency=CAD",
    "/businesses?subcategory=bakeries&region=new-brunswick&city=Moncton&priceMax=75000&currency=CAD",
    "/businesses?subcategory=bakeries&region=new-brunswick&city=Moncton",
    "/businesses?subcategory=bakeries&country=canada&priceMax=50000&currency=CAD",
    "/businesses?subcategory=bakeries&priceMax=50000&currency=CAD",
  ]);
});

test("a part of a trade becomes the trade, and words are dropped one by one", () => {
  expect(wider({ words: "sushi patio", regions: ["CA-YT"] }).slice(0, 3)).toEqual([
    "/businesses?subcategory=asian-restaurants&region=yukon",
    "/businesses?q=patio&region=yukon",
    "/businesses?q=sushi&region=yukon",
  ]);
});

test("interprets exact words first", () => {
  expect(wider({ words: "bakery", typed: "bakery" })[0]).toBe("/businesses?q=bakery");
});

test("an unfiltered search has none", () => {
  expect(wider({})).toEqual([]);
});
