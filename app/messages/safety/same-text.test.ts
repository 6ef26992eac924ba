import { describe, expect, test } from "vitest";
import { comparableText, isMailing, mustWait } from "./same-text.ts";

const now = new Date("2026-11-16T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe("the same text", () => {
  const text = "We represent investors who would like to buy your business for 250,000.";

  test.each([
    "Dear Ana, we represent investors who would like to buy your business for 300,000!",
    "HELLO SAM SMITH\nWe represent  investors\nwho would like to buy your business, for 1.",
    "Bonjour: wé réprésent investors who would like to buy your business for",
  ])("is recognized in: %s", (other) => {
    expect(comparableText(other, false)).toBe(comparableText(text, false));
  });

  test("excludes texts that honest buyers repeat", () => {
    expect(comparableText("Is it still for sale? 12345678901234567890123456789012", false)).toBe(
      null,
    );
    expect(comparableText("bit.ly/x", true)).toBe("bitlyx");
    expect(comparableText("123 !", true)).toBeNull();
  });
});

test.each([
  [0, 0, false],
  [2, 5, false],
  [3, 3, true],
  [0, 6, true],
])("%i owners, %i of all: a mailing is %s", (owners, ownersOfAll, is) => {
  expect(isMailing({ owners, ownersOfAll, lastSentAt: null })).toBe(is);
});

test.each([
  [2, minutesAgo(1), false],
  [3, minutesAgo(1), true],
  [3, minutesAgo(59), true],
  [3, minutesAgo(60), false],
  [9, minutesAgo(61), false],
])("after %i owners, the last at %s: the next waits is %s", (owners, lastSentAt, waits) => {
  expect(mustWait({ owners, ownersOfAll: owners, lastSentAt }, now)).toBe(waits);
});
