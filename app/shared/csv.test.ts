import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+1 416 555 0100", "'+1 416 555 0100"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\n=1", '"\'\n=1"'],
  ["＝1+1", "'＝1+1"],
  ["\r=1", '"\'\r=1"'],
  ["-12.5", "-12.5"],
  [-12, "-12"],
  ["Ana, Bo", '"Ana, Bo"'],
  ['the "old" mill', '"the ""old"" mill"'],
  ["two\nlines", '"two\nlines"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  [null, ""],
  [undefined, ""],
  [true, "true"],
  [new Date("2026-11-16T12:00:00Z"), "2026-11-16T12:00:00.000Z"],
])("writes %j as %j", (value, expected) => {
  expect(csvLine([value])).toBe(`${expected}\r\n`);
});

test("cells are separated by commas", () => {
  expect(csvLine(["a", 1, null, "b"])).toBe("a,1,,b\r\n");
});
