import { expect, test } from "vitest";
import { listingHref } from "./listing-address.ts";
import routes from "#app/routes.ts";

test.each([
  ["Lakeside Bakery For Sale", "/business/1/lakeside-bakery"],
  ["Crêperie d’Été & Café FOR SALE", "/business/1/creperie-dete-cafe"],
  ["  -- 24/7 gym --  ", "/business/1/24-7-gym"],
  ["面包店", "/business/1"],
  ["Report For Sale", "/business/1"],
])("%s is at %s", (title, href) => {
  expect(listingHref({ id: "1", title })).toBe(href);
});

test("ends with a whole word", () => {
  const href = listingHref({ id: "1", title: "word ".repeat(40) });
  expect(href).toMatch(/^\/business\/1\/(word-)+word$/);
  expect(href.length).toBeLessThan(100);
});

const pagesOfListing = JSON.stringify(routes).matchAll(/"business\/:id\/(\w+)"/g);

test.each([...pagesOfListing].map(([, word]) => word!))(
  "no headline leads to its page %s",
  (word) => {
    expect(listingHref({ id: "1", title: `${word} For Sale` })).toBe("/business/1");
  },
);
