import { expect, test } from "vitest";
import { countHeadlineWords, makeHeadline } from "./make-headline.ts";

test.each([
  ["Corner Bakery", "Corner Bakery For Sale"],
  ["Corner Bakery for sale", "Corner Bakery For Sale"],
  ["Corner Bakery - FOR SALE!!", "Corner Bakery For Sale"],
  ["Corner Bakery For Sale in Toronto", "Corner Bakery For Sale in Toronto"],
  ["Boulangerie à vendre", "Boulangerie à vendre"],
  ["Panadería en venta", "Panadería en venta"],
  ["BUSY CORNER BAKERY IN TORONTO FOR SALE", "Busy Corner Bakery in Toronto For Sale"],
  ["PROFITABLE HVAC & BBQ COMPANY, GTA", "Profitable HVAC & BBQ Company, GTA For Sale"],
  ["HVAC Company", "HVAC Company For Sale"],
  ["Bakery 416-555-0199", "Bakery For Sale"],
  ["For Sale", ""],
  ["  \n ", ""],
])("%j becomes %j", (text, title) => {
  expect(makeHeadline(text).title).toBe(title);
  expect(makeHeadline(title).title).toBe(title);
});

test.each([
  ["One two three four five six seven eight", 8],
  ["Family-Owned Bakery & Café", 3],
  ["Corner Bakery For Sale", 2],
  ["", 0],
])("%j has %i words", (text, words) => {
  expect(countHeadlineWords(text)).toBe(words);
});

test("nine words are too many, not counting For Sale", () => {
  expect(makeHeadline("a b c d e f g h For Sale").tooManyWords).toBe(false);
  expect(makeHeadline("a b c d e f g h i").tooManyWords).toBe(true);
});

test("reports what it removed and that it normalized the capitals", () => {
  expect(makeHeadline("GREAT CORNER BAKERY owner@bakery.ca")).toMatchObject({
    removed: [{ kind: "email", text: "owner@bakery.ca" }],
    normalized: true,
  });
  expect(makeHeadline("Corner Bakery")).toMatchObject({ removed: [], normalized: false });
});
