import { expect, test } from "vitest";
import { isNew, isPublic } from "./listing.ts";

const now = new Date("2026-11-15T12:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

test.each([
  ["active", hours(1), true],
  ["active", hours(-1), false],
  ["active", now, false],
  ["sold", hours(1), false],
  ["pending", hours(1), false],
  ["draft", hours(1), false],
  ["expired", hours(1), false],
] as const)("%s with a term until %s is public: %s", (status, expiresAt, expected) => {
  expect(isPublic({ status, expiresAt }, now)).toBe(expected);
});

test("is new for less than seven days", () => {
  expect(isNew(hours(-7 * 24 + 1), now)).toBe(true);
  expect(isNew(hours(-7 * 24), now)).toBe(false);
});
