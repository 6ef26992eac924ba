import { expect, test } from "vitest";
import { askingPriceRanges, cashFlowRanges, revenueRanges } from "#app/listings/listing.ts";
import { rangeBounds, type RangeId, rangeLabels } from "./range-labels.ts";

const size = { k: 1_000, m: 1_000_000 };
const parse = (text: string) => {
  const [, digits, unit] = /^\$?(\d+)([km])$/i.exec(text) ?? [];
  return Number(digits) * size[unit?.toLowerCase() as "k" | "m"];
};

test.each(Object.entries(rangeLabels))("%s reads %s", (id, label) => {
  const bounds = id
    .split("_")
    .filter((part) => !/under|over/.test(part))
    .map(parse);
  const said = label.split(" – ").map((part) => parse(part.replace(/Under |Over /, "")));
  expect(said).toEqual(bounds);
  const sums = rangeBounds[id as RangeId].map((bound) => (bound === null ? null : bound / 100));
  expect(sums.filter((bound) => bound !== null)).toEqual(bounds);
  expect([sums[0] === null, sums[1] === null]).toEqual([
    id.startsWith("under"),
    id.startsWith("over"),
  ]);
  expect(label.startsWith("Under")).toBe(id.startsWith("under"));
  expect(label.startsWith("Over")).toBe(id.startsWith("over"));
});

test.each([
  [askingPriceRanges, 8],
  [revenueRanges, 7],
  [cashFlowRanges, 7],
])("each range starts where the previous one ends", (ranges, count) => {
  expect(ranges).toHaveLength(count);
  const edges = ranges.map((id) => id.replace(/under_|over_/, "").split("_"));
  for (const [index, edge] of edges.entries()) {
    if (index > 0) expect(edge[0]).toBe(edges[index - 1]?.at(-1));
  }
});
