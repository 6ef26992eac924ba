import { expect, test } from "vitest";
import { type TaxNumbers, taxLines, taxRates } from "#app/payments/tax/tax-rates.ts";
import { regionsOf } from "#app/shared/places.ts";

const now = new Date("2026-11-16T12:00:00Z");
const registered: TaxNumbers = {
  GST: "1 RT",
  QST: "2 TQ",
  "PST-BC": "3",
  "PST-MB": "4",
  "PST-SK": "5",
};

test("every province and territory has a rate today", () => {
  for (const { code } of regionsOf("CA"))
    expect(taxLines(100_00, code, registered, now), code).not.toEqual([]);
});

test.each([
  ["CA-ON", [["HST", 13, 25_87]]],
  ["CA-AB", [["GST", 5, 9_95]]],
  ["CA-NS", [["HST", 14, 27_86]]],
  [
    "CA-QC",
    [
      ["GST", 5, 9_95],
      ["QST", 9.975, 19_85],
    ],
  ],
  [
    "CA-BC",
    [
      ["GST", 5, 9_95],
      ["PST", 7, 13_93],
    ],
  ],
  ["US-TX", []],
])("$199 in %s is taxed with %j", (region, expected) => {
  const lines = taxLines(199_00, region, registered, now);
  expect(lines.map(({ label, rate, amount }) => [label, rate, amount])).toEqual(expected);
});

test("without a number there is no tax, and only the registered ones are charged", () => {
  expect(taxLines(199_00, "CA-QC", {}, now)).toEqual([]);
  expect(taxLines(199_00, "CA-QC", { GST: "1 RT" }, now)).toMatchObject([
    { label: "GST", number: "1 RT" },
  ]);
});

test("a rate applies from its day on", () => {
  const before = new Date("2025-03-31T12:00:00Z");
  expect(taxLines(100_00, "CA-NS", registered, before)).toMatchObject([{ rate: 15 }]);
  expect(taxRates.every(({ since }) => /^\d{4}-\d{2}-\d{2}$/.test(since))).toBe(true);
});
