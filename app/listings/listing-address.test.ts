import { expect, test } from "vitest";
import { listingHref } from "./listing-address.ts";

test.each([
  ["Lakeside Bakery For Sale", "/business/1/lakeside-bakery"],
  ["Crêperie d’Été & Café FOR SALE", "/business/1/creperie-dete-cafe"],
  ["  -- 24/7 gym --  ", "/business/1/24-7-gym"],
  ["面包店", "/business/1"],
  ["Report For Sale", "/business/1"],
  ["Documents", "/business/1"],
])("%s is at %s", (title, href) => {
  expect(listingHref({ id: "1", title })).toBe(href);
});

test("ends with a whole word", () => {
  const href = listingHref({ id: "1", title: "word ".repeat(40) });
  expect(href).toMatch(/^\/business\/1\/(word-)+word$/);
  expect(href.length).toBeLessThan(100);
});
