import { expect, test } from "vitest";
import { type DiffLine, diffLines, shortenDiff } from "./line-diff.ts";
import { fillMonths, monthLabel } from "./answer-months.ts";

const signs = { same: " ", removed: "-", added: "+", skipped: "…" };
const write = (lines: readonly { kind: keyof typeof signs; text: string }[]) =>
  lines.map(({ kind, text }) => signs[kind] + text).join("|");

test.each([
  ["a\nb\nc", "a\nb\nc", " a| b| c"],
  ["a\nb\nc", "a\nx\nc", " a|-b|+x| c"],
  ["a\nb", "a\nb\nb", " a| b|+b"],
  ["", "a", "-|+a"],
  ["a\nb\nc\nd", "b\nd\na", "-a| b|-c| d|+a"],
])("from %j to %j", (before, after, expected) => {
  expect(write(diffLines(before, after))).toBe(expected);
});

const applied = (lines: readonly DiffLine[], without: DiffLine["kind"]) =>
  lines
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join("\n");

test("both texts can be read from it, also where it gives up comparing", () => {
  const texts = ["", "a\nb\na", "x\n".repeat(3_000), "y\n".repeat(3_000), "b\n\na"];
  for (const before of texts)
    for (const after of texts) {
      const lines = diffLines(before, after);
      expect(applied(lines, "added")).toBe(before);
      expect(applied(lines, "removed")).toBe(after);
    }
});

test("sixty thousand different lines are compared in a moment, and shortened", () => {
  const began = performance.now();
  const lines = diffLines("a\n".repeat(60_000), "b\n".repeat(60_000));
  expect(shortenDiff(lines)).toHaveLength(401);
  expect(performance.now() - began).toBeLessThan(1_000);
});

test("shows two lines around a change", () => {
  const before = "1\n2\n3\n4\n5\n6\n7";
  expect(write(shortenDiff(diffLines(before, before.replace("4", "four"))))).toBe(
    "…| 2| 3|-4|+four| 5| 6|…",
  );
  expect(write(shortenDiff(diffLines(before, before)))).toBe("…");
});

test("months without an answer are shown too", () => {
  const months = fillMonths([{ month: "2026-01", yes: 2, no: 1 }], "2026-02");
  expect(months).toHaveLength(12);
  expect(months.slice(-2)).toEqual([
    { month: "2026-01", yes: 2, no: 1 },
    { month: "2026-02", yes: 0, no: 0 },
  ]);
  expect(monthLabel("2026-01")).toBe("Jan 26");
});
