import { expect, test } from "vitest";
import { describeFileProblem, findFileProblem, isFileContentType } from "./message-file.ts";

test.each([
  [{ name: "Lease.PDF", size: 10 }, null],
  [{ name: "shop.jpeg", size: 10 }, null],
  [{ name: "Lease.pdf", size: 0 }, "empty"],
  [{ name: "Lease.pdf", size: 21 * 1024 * 1024 }, "too-large"],
  [{ name: "Lease.pdf.exe", size: 10 }, "not-a-document"],
])("%j: %s", (file, problem) => {
  expect(findFileProblem(file)).toBe(problem);
});

test("problems have a message, and other content types are not served", () => {
  expect(describeFileProblem("macros")).toContain("macros");
  expect(describeFileProblem("not-a-document")).toContain("or a picture");
  expect(isFileContentType("application/pdf")).toBe(true);
  expect(isFileContentType("text/html")).toBe(false);
});
