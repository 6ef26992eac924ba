import { expect, test } from "vitest";
import { findBannedWords } from "#app/listings/review/banned-words.ts";
import { markWords } from "./mark-words.ts";

const marked = (text: string, ...words: string[]) =>
  markWords(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join("");

test("marks whole words ignoring case, accents and punctuation", () => {
  expect(marked("A PONZI scheme", "ponzi")).toBe("A [PONZI] scheme");
  expect(marked("Ponzinibbio bakery", "ponzi")).toBe("Ponzinibbio bakery");
  expect(marked("COCAINA, cocaína", "cocaína")).toBe("[COCAINA], [cocaína]");
  expect(marked("Get rich - quick! Get rich.", "get rich quick")).toBe(
    "[Get rich - quick]! Get rich.",
  );
  expect(marked("Fabrique de faux\npapiers", "faux papiers")).toBe("Fabrique de [faux\npapiers]");
  expect(marked("e\u0301cole", "école")).toBe("[e\u0301cole]");
});

test("keeps every character and matches the automatic check", () => {
  const text = "Guaranteed returns! 🎉 Guaranteed… returns (no ponzi).";
  const words = ["guaranteed returns", "ponzi", "porn"];
  const parts = markWords(text, words);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  const found = parts.filter(({ isMarked }) => isMarked);
  expect(found).toHaveLength(3);
  expect(findBannedWords(text, words)).toEqual(["guaranteed returns", "ponzi"]);
  expect(markWords("", words)).toEqual([]);
  expect(markWords("text", [])).toEqual([{ at: 0, text: "text", isMarked: false }]);
});
