import { expect, it } from "vitest";
import { makeQrCode, qrPath } from "./qr-code.ts";
import { alignmentOf, blocksOf, formatBits, versionBits } from "./qr-layout.ts";
import { errorCorrection } from "./reed-solomon.ts";

it("corrects errors with the words that the standard's example has", () => {
  // "HELLO WORLD" in version 1, level M.
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(errorCorrection(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

it("has the tables of the standard", () => {
  expect(formatBits(0).toString(2).padStart(15, "0")).toBe("101010000010010");
  expect(formatBits(5).toString(2).padStart(15, "0")).toBe("100000011001110");
  expect(versionBits(7).toString(2).padStart(18, "0")).toBe("000111110010010100");
  expect(alignmentOf(2)).toEqual([6, 18]);
  expect(alignmentOf(7)).toEqual([6, 22, 38]);
  expect(alignmentOf(14)).toEqual([6, 26, 46, 66]);
  expect([1, 5, 10, 15, 20].map((version) => blocksOf(version).dataWords)).toEqual([
    16, 86, 216, 415, 669,
  ]);
});

/** Reads a code of one to four blocks back, as a camera would after straightening the picture. */
function read(modules: boolean[][]): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  let format = 0;
  for (let i = 0; i < 8; i++) if (modules[8]![size - 1 - i]) format |= 1 << i;
  for (let i = 8; i < 15; i++) if (modules[size - 15 + i]![8]) format |= 1 << i;
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((index) => formatBits(index) === format)!;
  const turns = [
    (r: number, c: number) => (r + c) % 2,
    (r: number) => r % 2,
    (_r: number, c: number) => c % 3,
    (r: number, c: number) => (r + c) % 3,
    (r: number, c: number) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2,
    (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3),
    (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2,
    (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2,
  ][mask]!;
  const isFixed = (r: number, c: number) => {
    if (r === 6 || c === 6) return true;
    if ((r < 9 && c < 9) || (r < 9 && c >= size - 8) || (r >= size - 8 && c < 9)) return true;
    if (version >= 7 && ((r < 6 && c >= size - 11) || (c < 6 && r >= size - 11))) return true;
    const places = alignmentOf(version);
    return places.some((y) =>
      places.some(
        (x) =>
          !((y === 6 && x === 6) || (y === 6 && x === size - 7) || (x === 6 && y === size - 7)) &&
          Math.abs(r - y) <= 2 &&
          Math.abs(c - x) <= 2,
      ),
    );
  };
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const r = up ? size - 1 - i : i;
      for (const c of [right, right - 1])
        if (!isFixed(r, c)) bits.push(Number(modules[r]![c] !== (turns(r, c) === 0)));
    }
    up = !up;
  }
  const { words, blocks, dataWords } = blocksOf(version);
  const all = Array.from({ length: words }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2),
  );
  const lengths = Array.from(
    { length: blocks },
    (_, i) => Math.floor(dataWords / blocks) + (i < blocks - (dataWords % blocks) ? 0 : 1),
  );
  const parts: number[][] = lengths.map(() => []);
  let at = 0;
  for (let i = 0; i < Math.max(...lengths); i++)
    for (const [block, length] of lengths.entries()) if (i < length) parts[block]!.push(all[at++]!);
  const stream = parts
    .flat()
    .map((word) => word.toString(2).padStart(8, "0"))
    .join("");
  const lengthBits = version < 10 ? 8 : 16;
  expect(stream.slice(0, 4)).toBe("0100");
  const count = Number.parseInt(stream.slice(4, 4 + lengthBits), 2);
  const bytes = Array.from({ length: count }, (_, i) =>
    Number.parseInt(stream.slice(4 + lengthBits + i * 8, 12 + lengthBits + i * 8), 2),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

it.each([1, 14, 15, 60, 110, 200, 300, 400, 600])("can be read back, %i letters", (length) => {
  const text = "otpauth://totp/é?".repeat(60).slice(0, length - 1);
  expect(read(makeQrCode(text))).toBe(text);
});

it("refuses what is too long, and draws one path with a border", () => {
  expect(() => makeQrCode("x".repeat(700))).toThrow(RangeError);
  expect(qrPath([[true, false]], 4)).toBe("M4 4h1v1h-1z");
});
