import { expect, test } from "vitest";
import { figureFromInputs, readAmount } from "./figure-value.ts";
import { priceMultiple } from "./figure-fields.tsx";

test.each([
  ["450000", 450_000],
  ["450,000", 450_000],
  ["$450 000", 450_000],
  ["450k", 450_000],
  ["1.2M", 1_200_000],
  ["1.15M", 1_150_000],
  ["1 234,50", 1_234.5],
  ["1.234.567,5", 1_234_567.5],
  ["1,2 M", 1_200_000],
  ["450.000", null],
  ["-20,000", -20_000],
  ["99.50", 99.5],
  ["", null],
  ["a lot", null],
  ["1e9", null],
  ["12345678901234", null],
])("%j is %j", (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  ["", "", false, ""],
  ["50k_100k", "", false, "range:50k_100k"],
  ["", " 90,000 ", false, "amount:90,000"],
  ["", "", true, "on-request"],
  ["50k_100k", "90000", false, "two-answers"],
  ["", "90000", true, "two-answers"],
])("range %j, amount %j, on request %j: %j", (range, amount, onRequest, text) => {
  expect(figureFromInputs(range, amount, onRequest)).toBe(text);
});

test("the multiple needs two amounts", () => {
  expect(priceMultiple("amount:450,000", "amount:150k")).toBe(3);
  expect(priceMultiple("amount:450,000", "range:100k_250k")).toBeNull();
  expect(priceMultiple("amount:450,000", "amount:-1")).toBeNull();
  expect(priceMultiple("on-request", "amount:150000")).toBeNull();
});
