import { expect, test } from "vitest";
import { soldPriceSchema } from "./sold-price.schema.ts";

test.each([
  ["", null],
  ["  ", null],
  [undefined, null],
  ["450000", 450_000_00],
  ["$450,000", 450_000_00],
  ["450 000", 450_000_00],
])("%s is %s", (typed, price) => {
  expect(soldPriceSchema.parse(typed)).toBe(price);
});

test.each(["0", "a lot", "-5", "450.50", "99999999999999"])("rejects %s", (typed) => {
  expect(soldPriceSchema.safeParse(typed).success).toBe(false);
});
