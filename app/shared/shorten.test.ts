import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test.each([
  ["two words", 9, "two words"],
  ["two words", 8, "two…"],
  ["two words and more", 10, "two words…"],
  ["", 5, ""],
])("%j in %d characters: %j", (text, length, short) => {
  expect(shorten(text, length)).toBe(short);
});

test("a single long word is cut within", () => {
  expect(shorten("w".repeat(20), 5)).toBe("wwwww…");
});
