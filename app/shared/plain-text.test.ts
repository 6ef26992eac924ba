import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test("normalizes line breaks, drops control characters and trims", () => {
  expect(plainText(" Hello\r\n\tthere\rBea\0\u001b[2J\n ")).toBe("Hello\n\tthere\nBea[2J");
  expect(plainText("half a \ud83d pair")).toBe("half a \ufffd pair");
  expect(plainText("\0 \r\n")).toBe("");
});
