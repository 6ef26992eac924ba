import { expect, test } from "vitest";
import { previewMessage } from "./conversations-list.ts";

test.each([
  ["Short enough", "Short enough"],
  ["x".repeat(50), "x".repeat(50)],
  ["x".repeat(51), `${"x".repeat(50)}…`],
  ["two\n\nlines\tand a tab", "two lines and a tab"],
  [`${"word ".repeat(10)}more`, `${"word ".repeat(10).trim()}…`],
  ["👩‍👩‍👧".repeat(51), `${"👩‍👩‍👧".repeat(50)}…`],
])("%j is shown as %j", (content, expected) => {
  expect(previewMessage(content)).toBe(expected);
});

test("a very long message takes no longer", () => {
  expect(previewMessage("é".repeat(1_000_000))).toHaveLength(51);
});
