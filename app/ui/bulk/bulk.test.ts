import { expect, test } from "vitest";
import { BulkTally } from "./bulk.ts";

test("counts rows by outcome, with the first names of each group", () => {
  const counter = new BulkTally();
  counter.add("sold", "A");
  counter.add(null, "B");
  for (let n = 0; n < 30; n++) counter.add("draft", `D${n}`);
  counter.add("sold", "C");
  const { willChange, skipped } = counter;
  expect(willChange).toBe(1);
  expect(skipped.map(({ reason, count }) => [reason, count])).toEqual([
    ["sold", 2],
    ["draft", 30],
  ]);
  expect(skipped[0]!.names).toEqual(["A", "C"]);
  expect(skipped[1]!.names).toHaveLength(20);
});
