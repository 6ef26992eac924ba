import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeOrder, moveStep } from "./order.ts";

describe("a list that is put in order", () => {
  test.each([
    ["b", -1, "bac"],
    ["b", 1, "acb"],
    ["a", -1, "abc"],
    ["c", 1, "abc"],
    ["x", 1, "abc"],
  ] as const)("moves %s by %d", (id, step, expected) =>
    expect(moveStep(["a", "b", "c"], id, step).join("")).toBe(expected),
  );

  test.each([
    ["cba", "cba"],
    ["c", "cab"],
    ["cxb", "cba"],
    ["ccb", "cba"],
    ["", "abc"],
  ])("requested in another tab (%s) becomes %s", (wanted, expected) =>
    expect(mergeOrder(["a", "b", "c"], [...wanted]).join("")).toBe(expected),
  );

  test("never loses or repeats one", () => {
    const letters = fc.uniqueArray(fc.constantFrom(..."abcdefghijklmno"));
    fc.assert(
      fc.property(letters, fc.array(fc.constantFrom(..."abcxyz")), (ids, wanted) => {
        expect(mergeOrder(ids, wanted).toSorted()).toEqual(ids.toSorted());
      }),
    );
  });
});
