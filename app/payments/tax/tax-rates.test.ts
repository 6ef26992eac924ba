import { expect, test } from "vitest";
import { currentRates, taxLines, type TaxRate } from "#app/payments/tax/tax-rates.ts";

const now = new Date("2026-11-16T12:00:00Z");
const rates: TaxRate[] = [
  { region: "CA-NS", label: "HST", authority: "GST", rate: 14, since: "2025-04-01" },
  { region: "CA-NS", label: "HST", authority: "GST", rate: 15, since: "2010-07-01" },
  { region: "CA-QC", label: "QST", authority: "QST", rate: 9.975, since: "2013-01-01" },
  { region: "CA-QC", label: "GST", authority: "GST", rate: 5, since: "2008-01-01" },
  { region: "CA-MB", label: "PST", authority: "PST-MB", rate: 7, since: "2019-07-01" },
  { region: "CA-MB", label: "PST", authority: "PST-MB", rate: 0, since: "2026-11-16" },
];

test("each tax is a separate line, rounded to the cent", () => {
  const numbers = { GST: "1 RT", QST: "2 TQ" };
  expect(taxLines(199_00, "CA-QC", { rates, numbers }, now)).toEqual([
    { label: "GST", rate: 5, amount: 9_95, number: "1 RT" },
    { label: "QST", rate: 9.975, amount: 19_85, number: "2 TQ" },
  ]);
});

test("only taxes with a registration number are charged", () => {
  expect(taxLines(199_00, "CA-QC", { rates, numbers: {} }, now)).toEqual([]);
  expect(taxLines(199_00, "CA-QC", { rates, numbers: { GST: "1 RT" } }, now)).toMatchObject([
    { label: "GST", number: "1 RT" },
  ]);
});

test("a rate applies from its day until a later one does", () => {
  const on = (day: string) => currentRates(rates, "CA-NS", new Date(`${day}T12:00:00Z`));
  expect(on("2010-06-30")).toEqual([]);
  expect(on("2025-03-31")).toMatchObject([{ rate: 15 }]);
  expect(on("2025-04-01")).toMatchObject([{ rate: 14 }]);
});

test("a rate starts at midnight in Canada, in winter and in summer", () => {
  const at = (moment: string, region: string) =>
    currentRates(rates, region, new Date(moment)).map(({ rate }) => rate);
  expect(at("2025-04-01T03:59:59Z", "CA-NS")).toEqual([15]);
  expect(at("2025-04-01T04:00:00Z", "CA-NS")).toEqual([14]);
  expect(at("2026-11-16T04:59:59Z", "CA-MB")).toEqual([7]);
  expect(at("2026-11-16T05:00:00Z", "CA-MB")).toEqual([0]);
});

test("a rate of zero ends a tax", () => {
  const settings = { rates, numbers: { "PST-MB": "4" } } as const;
  expect(taxLines(100_00, "CA-MB", settings, new Date("2026-11-15T12:00:00Z"))).toHaveLength(1);
  expect(taxLines(100_00, "CA-MB", settings, now)).toEqual([]);
});
