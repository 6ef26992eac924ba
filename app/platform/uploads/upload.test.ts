import { describe, expect, test } from "vitest";
import { showableFileName } from "./upload.ts";
import { parseByteCount, parseMetadata } from "./upload-headers.ts";

const base64 = (text: string) => Buffer.from(text).toString("base64");

describe("showableFileName", () => {
  test.each([
    ["front.jpg", "front.jpg"],
    ["../../etc/passwd", "passwd"],
    ["C:\\photos\\front.jpg", "front.jpg"],
    ["photo\u202Egpj.exe", "photogpj.exe"],
    ["a\u0000b\nc\u200F.jpg", "abc.jpg"],
    ["Théâtre – été.jpg", "Théâtre – été.jpg"],
    ["..", ".."],
    ["", "The file"],
    ["\u200B/", "The file"],
  ])("shows %j as %j", (name, shown) => expect(showableFileName(name)).toBe(shown));

  test("keeps the end of a long name", () => {
    expect(showableFileName(`${"x".repeat(500)}.jpg`)).toMatch(/^…x{115}\.jpg$/);
  });
});

describe("upload headers", () => {
  test.each([
    ["10", 10],
    ["0", 0],
    [undefined, null],
    ["", null],
    ["-1", null],
    ["1e3", null],
    ["9".repeat(20), null],
  ])("%j is %j bytes", (text, count) => expect(parseByteCount(text)).toBe(count));

  test.each([
    [`filename ${base64("é.jpg")},kind ${base64("photo")}`, { fileName: "é.jpg", kind: "photo" }],
    [`kind ${base64("photo")}`, { fileName: "The file", kind: "photo" }],
    ["is_confidential", { fileName: "The file" }],
    ["", null],
    [undefined, null],
    ["filename a b", null],
    ["filename *", null],
  ])("parses %j", (text, metadata) => expect(parseMetadata(text)).toEqual(metadata));
});
