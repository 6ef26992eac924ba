import { expect, test } from "vitest";
import { asInlineText, readTextBlocks } from "./text-blocks.ts";

test("a text has titles, headings, paragraphs and lists", () => {
  const text =
    "# Agreement\n\n## 1. Purpose\n\nOne line,\nand another.\n\n- first\n- second,\n  longer\n\n\n\n";
  expect(readTextBlocks(text).map(({ kind, lines }) => [kind, ...lines])).toEqual([
    ["title", "Agreement"],
    ["heading", "1. Purpose"],
    ["paragraph", "One line, and another."],
    ["list", "first", "second, longer"],
  ]);
});

test.each([
  ["# Bakery\n\n## Signed", "Bakery ## Signed"],
  ["  - Ann\u202E Lee ", "Ann Lee"],
  ["", ""],
])("a name in a text is one line without a mark: %j", (text, shown) => {
  expect(asInlineText(text)).toBe(shown);
  expect(readTextBlocks(`With ${asInlineText(text)}.`)).toHaveLength(1);
});
