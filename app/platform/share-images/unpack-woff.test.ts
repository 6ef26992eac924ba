import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { unpackWoff } from "./unpack-woff.ts";

const require = createRequire(import.meta.url);
const woff = readFileSync(
  require.resolve("@fontsource/newsreader/files/newsreader-latin-500-normal.woff"),
);

test("the tables of the font are unpacked and add up to what it says about itself", () => {
  const font = unpackWoff(woff);
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 12 + index * 16;
    return {
      tag: font.toString("latin1", at, at + 4),
      checksum: font.readUInt32BE(at + 4),
      start: font.readUInt32BE(at + 8),
      length: font.readUInt32BE(at + 12),
    };
  });
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(["cmap", "glyf", "head"]));
  for (const { tag, checksum, start, length } of tables) {
    if (tag === "head") continue;
    let sum = 0;
    for (let at = start; at < start + length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0;
    expect(sum, tag).toBe(checksum);
  }
  expect(font.length).toBe(woff.readUInt32BE(16));
});

test("anything else is refused", () => {
  expect(() => unpackWoff(Buffer.from("wOF2 and more"))).toThrow("not a WOFF font");
});
