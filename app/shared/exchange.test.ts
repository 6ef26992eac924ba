import { expect, test } from "vitest";
import { approximate } from "#app/shared/exchange.ts";

const rates = { asOf: "2026-11-02", perCad: { CAD: 1, USD: 0.7134, MXN: 13.125 } };

test("converts 250,000 Canadian dollars to about 178,000 US dollars", () => {
  expect(approximate({ amount: 250_000_00, currency: "CAD" }, "USD", rates)).toEqual({
    amount: 178_000_00,
    currency: "USD",
  });
});

test("converts between foreign currencies through the Canadian dollar", () => {
  expect(approximate({ amount: 100_000_00, currency: "USD" }, "MXN", rates)).toEqual({
    amount: 1_840_000_00,
    currency: "MXN",
  });
});

test("the listing's own currency needs no second amount", () => {
  expect(approximate({ amount: 1_00, currency: "CAD" }, "CAD", rates)).toBeNull();
});

test("zero stays zero", () => {
  expect(approximate({ amount: 0, currency: "CAD" }, "USD", rates)).toEqual({
    amount: 0,
    currency: "USD",
  });
});
