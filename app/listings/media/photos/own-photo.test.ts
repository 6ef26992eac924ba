import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeOrder, movePhoto, nextCover } from "./own-photo.ts";

describe("the order of photos", () => {
  test.each([
    ["b", -1, "bac"],
    ["b", 1, "acb"],
    ["a", -1, "abc"],
    ["c", 1, "abc"],
    ["x", 1, "abc"],
  ] as const)("moves %s by %d", (id, step, expected) =>
    expect(movePhoto(["a", "b", "c"], id, step).join("")).toBe(expected),
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

  test("never loses or repeats a photo", () => {
    const letters = fc.uniqueArray(fc.constantFrom(..."abcdefghijklmno"));
    fc.assert(
      fc.property(letters, fc.array(fc.constantFrom(..."abcxyz")), (ids, wanted) => {
        expect(mergeOrder(ids, wanted).toSorted()).toEqual(ids.toSorted());
      }),
    );
  });
});

test("the cover is preferably a photo that everyone can see", () => {
  const [hidden, open] = [{ revealing: true }, { revealing: false }];
  expect(nextCover([hidden, open])).toBe(open);
  expect(nextCover([hidden])).toBe(hidden);
  expect(nextCover([])).toBeUndefined();
});
