import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { correctSpelling, editDistance, listOneEditWords } from "./spelling.ts";

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 4, maxLength: 7 });

describe("editDistance", () => {
  it.each([
    ["bakery", "bakery", 0],
    ["bakrey", "bakery", 1],
    ["bakry", "bakery", 1],
    ["bakkery", "bakery", 1],
    ["bekery", "bakery", 1],
    ["bekrey", "bakery", 2],
    ["", "abc", 3],
  ])("%s is %s after %d", (a, b, edits) => {
    expect(editDistance(a, b, 5)).toBe(edits);
    expect(editDistance(b, a, 5)).toBe(edits);
  });

  it("is one for a single edit or swap only", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        fc.pre(a !== b);
        expect(listOneEditWords(a).includes(b)).toBe(editDistance(a, b, 3) === 1);
      }),
    );
  });
});

describe("correctSpelling", () => {
  const known = [
    { word: "bakery", listings: 40 },
    { word: "baker", listings: 3 },
    { word: "laundromat", listings: 9 },
    { word: "cafe", listings: 70 },
  ];
  it.each([
    ["bakrey", "bakery"],
    ["bakerr", "bakery"],
    ["Bakéry", "bakery"],
    ["laundrmatt", "laundromat"],
    ["caf", null],
    ["zzzzzz", null],
    ["bkrey", null],
  ])("%s is %s", (typed, meant) => {
    expect(correctSpelling(typed, known)).toBe(meant);
  });
});
