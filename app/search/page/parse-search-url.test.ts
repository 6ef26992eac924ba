import { describe, expect, test } from "vitest";
import { parseSearchUrl } from "./parse-search-url.ts";

const read = (address: string) => parseSearchUrl(new URL(address, "https://relevo.example"), "USD");

describe("URLs that need no redirect", () => {
  test.each([
    ["/businesses", { categories: [], regions: [] }],
    ["/businesses/restaurants", { categories: ["restaurants"] }],
    ["/businesses/ontario", { regions: ["CA-ON"] }],
    ["/Businesses/Restaurants/Ontario", { categories: ["restaurants"], regions: ["CA-ON"] }],
    ["/businesses?category=restaurant", { categories: ["restaurants"] }],
    ["/businesses?category=services", { categories: ["business-services"] }],
    ["/businesses?category=food", { categories: ["food-beverage"] }],
    ["/businesses?category=health", { categories: ["healthcare"] }],
    ["/businesses?category=online%20business", { categories: ["online-business"] }],
    ["/franchises", { business: ["franchise"] }],
    ["/franchises/food", { business: ["franchise"], categories: ["food-beverage"] }],
    ["/real-estate", { property: ["real_property"] }],
    ["/businesses?priceMin=100k", { price: { min: 100_000, max: null }, currency: "USD" }],
  ])("%s", (address, search) => {
    expect(read(address)).toMatchObject({ kind: "search", search });
  });
});

test.each(["/businesses/nowhere", "/businesses/ontario/restaurants/x", "/franchises/x"])(
  "%s is not found",
  (address) => {
    expect(read(address)).toEqual({ kind: "not-found" });
  },
);

describe("a form submitted without JavaScript is redirected to a short URL", () => {
  test.each([
    ["/businesses?q=&sort=&age=", "/businesses"],
    ["/businesses?q=bakery&city=&page=2", "/businesses?q=bakery&page=2"],
    ["/businesses/ontario?q=", "/businesses?region=ontario"],
    // The form contains everything that is selected; a missing preset was removed.
    ["/franchises?all=1&business=franchise&q=", "/franchises"],
    ["/franchises?all=1&q=", "/businesses"],
    ["/businesses?all=1&currency=USD", "/businesses"],
    ["/businesses?all=1&currency=USD&priceMax=9k", "/businesses?priceMax=9000&currency=USD"],
  ])("%s", (address, href) => {
    expect(read(address)).toEqual({ kind: "redirect", href });
  });

  test("removes regions, city and subcategory with their parent", () => {
    expect(read("/businesses?all=1&subcategory=cafes")).toMatchObject({ href: "/businesses" });
    expect(read("/businesses?all=1&category=restaurants&subcategory=cafes")).toMatchObject({
      href: "/businesses?subcategory=cafes",
    });
    expect(read("/businesses?all=1&country=mexico&region=ontario&city=Toronto")).toMatchObject({
      href: "/businesses?country=mexico",
    });
    expect(read("/businesses?all=1&country=canada&region=ontario&city=Toronto")).toMatchObject({
      href: "/businesses?country=canada&region=ontario&city=Toronto",
    });
  });

  test("the short URL needs no redirect", () => {
    const redirect = read("/franchises?all=1&business=franchise&category=retail&q=");
    expect(redirect.kind === "redirect" && read(redirect.href).kind).toBe("search");
  });
});
