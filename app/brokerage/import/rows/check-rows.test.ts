import { describe, expect, test } from "vitest";
import { checkRows } from "./check-rows.ts";
import { guessMapping, type ImportColumn } from "./import-columns.ts";
import { readCell } from "./read-cell.ts";

const now = new Date("2026-03-01");

function check(column: ImportColumn, cell: string) {
  const cells = ["R-1", "Shop", "ON", "retail"];
  const mapping: ImportColumn[] = ["reference", "listingHeadline", "region", "categories"];
  const at = mapping.indexOf(column);
  const rows = [{ cells: at < 0 ? [...cells, cell] : cells.with(at, cell) }];
  const used = at < 0 ? [...mapping, column] : mapping;
  const options = { rows, mapping: used, known: [], lost: [], isFromFeed: false, now };
  const [row] = checkRows(options);
  return row!.changes.find(({ field }) => field === column)?.to ?? row!.errors[0]?.message;
}

test.each<[ImportColumn, string, string]>([
  ["askingPrice", "450000", "amount:450000"],
  ["askingPrice", "$1.2M", "amount:1200000"],
  ["askingPrice", "1.2 million", "amount:1200000"],
  ["askingPrice", "1 234,50", "amount:1234.5"],
  ["askingPrice", "1\u202f250\u202f000\u00a0$", "amount:1250000"],
  ["askingPrice", "CA$450,000.00 CAD", "amount:450000"],
  ["askingPrice", "1,2 M$", "amount:1200000"],
  ["askingPrice", "450000.33333333", "amount:450000.33"],
  ["askingPrice", "450.000", "Enter an amount, like 450,000"],
  ["askingPrice", "12/04/2026", "Enter an amount, like 450,000"],
  ["askingPrice", "Price on request", "on-request"],
  ["cashFlow", "($20,000)", "amount:-20000"],
  ["growthRate", "4,5 %", "4.5"],
  ["growthRate", "12.34567", "12.3"],
  ["established", "6/15/2005", "2005"],
  ["established", "2005-01-01", "2005"],
  ["region", "Québec", "CA-QC"],
  ["contactPhone", "416.555.0100", "416-555-0100"],
  ["financingAvailable", "Oui", "yes"],
  ["listingHeadline", "#REF!", "The cell shows the error #REF!"],
])("in %s, %j is %j", (column, cell, expected) => {
  expect(check(column, cell)).toBe(expected);
});

test("an amount of megabytes is refused at once", () => {
  const text = `$${" ".repeat(100_000)}`;
  expect(readCell("askingPrice", text)).toBe(`amount:${text}`);
});

describe("names of columns", () => {
  test.each([
    ["Asking Price", "askingPrice"],
    ["Prix demandé", "askingPrice"],
    ["images/image/url", "photos"],
    ["agent/email", "contactEmail"],
    ["address/city", "cityTown"],
    ["Relevo ID", "listingId"],
    ["Remarks", null],
  ])("%s holds %s", (header, column) => {
    expect(guessMapping([header])).toEqual([column]);
  });
});

test("a row says which of its texts lose contact details", () => {
  const mapping = guessMapping(["Ref", "Title", "Region", "Category", "Summary"]);
  const rows = [{ cells: ["1", "Shop", "ON", "retail", "Two ovens. Call 416 555 0100."] }];
  const [row] = checkRows({ rows, mapping, known: [], lost: [], isFromFeed: false, now });
  expect(row).toMatchObject({ kind: "new", cleaned: ["generalSummary"] });
});

test("a row with more cells than names is refused", () => {
  const mapping = guessMapping(["Ref", "Title", "Region", "Category", "Price"]);
  const rows = [{ cells: ["1", "Shop", "ON", "retail", "450", "000"] }];
  const [row] = checkRows({ rows, mapping, known: [], lost: [], isFromFeed: false, now });
  expect(row).toMatchObject({ kind: "error", errors: [{ column: "Row" }] });
});
