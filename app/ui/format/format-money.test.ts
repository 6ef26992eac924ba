import { expect, test } from "vitest";
import { formatMoney } from "./format-money.ts";

test("whole amounts have no cents, others have both digits", () => {
  expect(formatMoney(125_000_000, "CAD")).toBe("$1,250,000");
  expect(formatMoney(1999, "CAD")).toBe("$19.99");
  expect(formatMoney(1990, "CAD")).toBe("$19.90");
  expect(formatMoney(0, "CAD")).toBe("$0");
  expect(formatMoney(-50_000, "USD")).toBe("−$500");
});

test("a prefix distinguishes dollars and pesos", () => {
  expect(formatMoney(18_200_000, "USD", { currencySign: "prefix" })).toBe("US$182,000");
  expect(formatMoney(18_200_000, "CAD", { currencySign: "prefix" })).toBe("CA$182,000");
  expect(formatMoney(18_200_000, "MXN", { currencySign: "prefix" })).toBe("MX$182,000");
});

test("compact amounts keep significant digits", () => {
  expect(formatMoney(125_000_000, "CAD", { compact: true })).toBe("$1.25M");
  expect(formatMoney(45_000_000, "CAD", { compact: true })).toBe("$450K");
});

test("a currency without cents is not divided", () => {
  expect(formatMoney(500, "JPY")).toBe("¥500");
});
