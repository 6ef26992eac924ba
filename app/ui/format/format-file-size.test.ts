import { expect, test } from "vitest";
import { formatFileSize } from "./format-file-size.ts";

test.each([
  [1, "1 kB"],
  [84 * 1024, "84 kB"],
  [2.44 * 1024 * 1024, "2.4 MB"],
  [20 * 1024 * 1024, "20 MB"],
])("formats %d bytes as %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
