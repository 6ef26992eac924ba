import { expect, test } from "vitest";
import { readAmounts } from "./read-amounts.ts";

const upTo = (max: number) => ({ min: null, max });
const from = (min: number) => ({ min, max: null });
const within = (min: number, max: number) => ({ min, max });

test.for<[string, object, string?]>([
  ["under 300k", { price: upTo(300_000) }],
  ["cafe under $300,000 downtown", { price: upTo(300_000) }, "cafe downtown"],
  ["less than 1.5 million", { price: upTo(1_500_000) }],
  ["below 1,5 million", { price: upTo(1_500_000) }],
  ["between 1 and 2 million", { price: within(1_000_000, 2_000_000) }],
  ["between 100k and 250k", { price: within(100_000, 250_000) }],
  ["100k-250k", { price: within(100_000, 250_000) }],
  ["100-250k", { price: within(100_000, 250_000) }],
  ["$100,000 to $250,000", { price: within(100_000, 250_000) }],
  ["entre 100 000 et 200 000 $", { price: within(100_000, 200_000) }],
  ["entre 1 y 2 millones", { price: within(1_000_000, 2_000_000) }],
  ["cash flow over 200k", { cashFlow: from(200_000) }],
  ["over 200k cash flow", { cashFlow: from(200_000) }],
  ["cashflow 200k+", { cashFlow: from(200_000) }],
  ["revenue above 1m", { revenue: from(1_000_000) }],
  ["sales of at least $2 million", { revenue: from(2_000_000) }],
  ["moins de 500 000 $", { price: upTo(500_000) }],
  ["jusqu'a 500000", { price: upTo(500_000) }],
  ["menos de 500.000", { price: upTo(500_000) }],
  ["hasta 300 mil", { price: upTo(300_000) }],
  ["plus de 1 million", { price: from(1_000_000) }],
  ["chiffre d'affaires de plus de 500k", { revenue: from(500_000) }],
  ["half a million", { price: upTo(500_000) }],
  ["around 400k", { price: within(320_000, 480_000) }],
  ["500k or less", { price: upTo(500_000) }],
  ["$500k", { price: upTo(500_000) }],
  ["250000", { price: upTo(250_000) }],
  ["price under 200k cash flow over 80k", { price: upTo(200_000), cashFlow: from(80_000) }],
  ["24 hour gym", {}, "24 hour gym"],
  ["7 eleven", {}, "7 eleven"],
  ["established 1985", {}, "established 1985"],
  ["under 30 minutes", {}, "under 30 minutes"],
])("%s", ([text, bounds, rest = ""]) => {
  const read = readAmounts(text);
  expect(read.bounds).toEqual(bounds);
  expect(read.rest.replace(/\s+/g, " ").trim()).toBe(rest);
});

test.for([
  ["under USD 300k", "USD"],
  ["under US$300,000", "USD"],
  ["under 300k cad", "CAD"],
  ["menos de 2 millones de pesos", "MXN"],
  ["under $300k", null],
] as const)("currency of %s", ([text, currency]) => {
  expect(readAmounts(text).currency).toBe(currency);
});
