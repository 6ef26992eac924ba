import { expect, test } from "vitest";
import { bandsOf, countBits, comparableText, fingerprintText, isSameText } from "./fingerprint.ts";

const long =
  "Twelve years on the same corner of Queen Street, with its own ovens and a lease until 2031. Two bakers stay with the business, and the owner works four mornings a week. Sales come from the counter, from nine cafés that take bread every day, and from a market stall on Saturdays. The books are clean, the equipment is paid for, and there is room for a second shift.";
const other =
  "A garage with four hoists beside the highway, sold because the owner retires. Fleet work from two courier companies pays the rent before the first private customer comes in. Three licensed mechanics have been here for ten years. The tools, the diagnostic computers and the tow truck belong to the business, and the landlord has offered a new ten-year lease with two options.";
const distance = (one: string, two: string) =>
  countBits(fingerprintText(one)! ^ fingerprintText(two)!);

test("small edits change few bits, another text changes many", () => {
  const edited = long.replace("Twelve", "Thirteen").replace("Saturdays", "Sundays");
  expect(distance(long, long.toUpperCase())).toBe(0);
  expect(distance(long, edited)).toBeLessThanOrEqual(12);
  expect(distance(long, other)).toBeGreaterThan(16);
  expect(isSameText(long, edited)).toBe(true);
  expect(isSameText(long, other)).toBe(false);
});

test("a copy with added sentences is the same text", () => {
  expect(isSameText(long, `${long} Call now. A rare chance in a growing neighbourhood.`)).toBe(
    true,
  );
});

test("a short text is compared by equality, a headline not at all", () => {
  const short = "Twelve years on the same corner, with its own ovens and a lease until 2031.";
  expect(isSameText(short, short.toLowerCase())).toBe(true);
  expect(isSameText(short, short.replace("2031", "2032"))).toBe(false);
  expect(fingerprintText(short)).toBe(fingerprintText(`${short.slice(0, -1)}!`));
  expect(fingerprintText("Coffee Shop For Sale")).toBeNull();
});

test("ignores the common ending of headlines", () => {
  expect(comparableText({ title: "Corner Bakery For Sale", description: "x" })).toBe(
    comparableText({ title: "Corner Bakery", description: "x" }),
  );
});

test("bands are 16-bit parts, and the bits are stored signed", () => {
  const bands = bandsOf(0xffff_0003_0002_0001n);
  expect(bands).toEqual({
    bits: -281_462_091_677_695n,
    band1: 1,
    band2: 2,
    band3: 3,
    band4: 0xffff,
  });
  expect(countBits(bands.bits)).toBe(20);
});
