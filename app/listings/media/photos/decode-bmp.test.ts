import { describe, expect, test } from "vitest";
import { decodeBmp, readBmpHeader } from "./decode-bmp.server.ts";

interface Bitmap {
  width: number;
  height: number;
  bits: number;
  compression?: number;
  /** Masks or palette after the header. */
  extra?: number[];
  /** The stored rows without padding. */
  rows: number[][];
}

function aBitmap({ width, height, bits, compression = 0, extra = [], rows }: Bitmap): Buffer {
  const header = Buffer.alloc(54);
  header.write("BM");
  header.writeUInt32LE(54 + extra.length, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(bits, 28);
  header.writeUInt32LE(compression, 30);
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  const stored = rows.map((row) => Buffer.concat([Buffer.from(row)], rowBytes));
  return Buffer.concat([header, Buffer.from(extra), ...stored]);
}

function decode(bitmap: Bitmap): number[] | null {
  const file = aBitmap(bitmap);
  const header = readBmpHeader(file);
  const picture = header && decodeBmp(file, header);
  return picture && [...picture.pixels];
}

const [red, green, blue, white] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
];
const palette = [0, 0, 255, 0, 0, 255, 0, 0];

describe("decodeBmp", () => {
  test("reads 24 bits bottom-up", () => {
    const rows = [
      [0, 0, 255, 0, 255, 0],
      [255, 0, 0, 255, 255, 255],
    ];
    expect(decode({ width: 2, height: 2, bits: 24, rows })).toEqual(
      [blue, white, red, green].flat(),
    );
    expect(decode({ width: 2, height: -2, bits: 24, rows })).toEqual(
      [red, green, blue, white].flat(),
    );
  });

  test("reads 32 bits, with or without custom masks", () => {
    const plain = { width: 1, height: 1, bits: 32, rows: [[0, 0, 255, 99]] };
    expect(decode(plain)).toEqual(red);
    const masks = [0xff, 0, 0, 0, 0, 0xff, 0, 0, 0, 0, 0xff, 0];
    expect(decode({ ...plain, compression: 3, extra: masks })).toEqual(blue);
  });

  test("reads 16 bits with five bits per colour", () => {
    expect(decode({ width: 1, height: 1, bits: 16, rows: [[0x00, 0x7c]] })).toEqual(red);
    expect(decode({ width: 1, height: 1, bits: 16, rows: [[0xe0, 0x03]] })).toEqual(green);
  });

  test.each([
    [8, [0, 1, 0]],
    [4, [0x01, 0x00]],
    [1, [0b0100_0000]],
  ])("reads %d bits with a palette", async (bits, row) => {
    const colours = [...palette, ...Array<number>((2 ** bits - 2) * 4).fill(0)];
    expect(decode({ width: 3, height: 1, bits, extra: colours, rows: [row] })).toEqual(
      [red, green, red].flat(),
    );
  });

  test.each([
    ["no width", { width: 0, height: 1, bits: 24, rows: [] }],
    ["a negative width", { width: -4, height: 1, bits: 24, rows: [] }],
    ["an odd depth", { width: 1, height: 1, bits: 7, rows: [[0]] }],
    ["compression", { width: 1, height: 1, bits: 8, compression: 1, rows: [[0]] }],
    ["too few rows", { width: 9, height: 9, bits: 24, rows: [[0]] }],
    ["a palette beyond the end", { width: 1, height: 1, bits: 8, rows: [[0]] }],
  ])("rejects %s", async (_what, bitmap) => expect(decode(bitmap)).toBeNull());
});
