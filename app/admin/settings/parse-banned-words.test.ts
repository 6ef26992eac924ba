import { expect, test } from "vitest";
import { parseBannedWords } from "./parse-banned-words.ts";

test("reads one word per line and drops other spellings of it", () => {
  expect(parseBannedWords("  ponzi\r\n\r\nCocaína\ncocaina\nget-rich  quick\n")).toEqual({
    ok: true,
    words: ["ponzi", "cocaina", "get-rich  quick"],
  });
  expect(parseBannedWords("")).toEqual({ ok: true, words: [] });
});

test.each([
  ["!!!", "“!!!” has no letter or digit"],
  [",".repeat(6_000), `“${",".repeat(40)}…” has no letter or digit`],
  ["🍩".repeat(50), `“${"🍩".repeat(40)}…” has no letter or digit`],
  ["a", "“a” is too short: enter at least two characters"],
  ["x".repeat(61), `“${"x".repeat(40)}…” has more than 60 characters`],
  [Array.from({ length: 501 }, (_, n) => `word${n}`).join("\n"), "Enter 500 words or fewer"],
])("rejects %j", (text, error) => {
  expect(parseBannedWords(text)).toEqual({ ok: false, error });
});

test("drops NUL bytes before they reach the database", () => {
  expect(parseBannedWords("pon\u0000zi")).toEqual({ ok: true, words: ["ponzi"] });
});
