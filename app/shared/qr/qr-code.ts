import { blocksOf, maxVersion } from "./qr-layout.ts";
import { applyBestMask } from "./qr-mask.ts";
import { drawData, drawFixed } from "./qr-matrix.ts";
import { errorCorrection } from "./reed-solomon.ts";

/** The square picture of a text: dark modules by row and column, without the light border that must surround it. */
export function makeQrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = smallestVersion(bytes.length);
  const matrix = drawFixed(version);
  drawData(matrix, interleave(encode(bytes, version), version));
  return applyBestMask(matrix);
}

/** One path for an SVG with a module as its unit; `border` modules of light around. */
export function qrPath(modules: boolean[][], border: number): string {
  const parts: string[] = [];
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) parts.push(`M${x + border} ${y + border}h1v1h-1z`);
  return parts.join("");
}

const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

function smallestVersion(byteCount: number): number {
  for (let version = 1; version <= maxVersion; version++) {
    const bits = 4 + lengthBits(version) + byteCount * 8;
    if (bits <= blocksOf(version).dataWords * 8) return version;
  }
  throw new RangeError(`too long for a QR code: ${byteCount} bytes`);
}

/** Byte mode, the length, the bytes, then filling. */
function encode(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, lengthBits(version));
  for (const byte of bytes) push(byte, 8);
  const capacity = blocksOf(version).dataWords * 8;
  push(0, Math.min(4, capacity - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    words.push(Number.parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let filling = 0xec; words.length < capacity / 8; filling ^= 0xec ^ 0x11) words.push(filling);
  return words;
}

/** Blocks with their correction words, taken in turns: a stain then hurts each block a little. */
function interleave(data: readonly number[], version: number): number[] {
  const { blocks, correctionWords, words } = blocksOf(version);
  const shortBlocks = blocks - (words % blocks);
  const shortLength = Math.floor(words / blocks) - correctionWords;
  const parts: number[][] = [];
  const checks: number[][] = [];
  let start = 0;
  for (let i = 0; i < blocks; i++) {
    const end = start + shortLength + (i < shortBlocks ? 0 : 1);
    const part = data.slice(start, end);
    parts.push(part);
    checks.push(errorCorrection(part, correctionWords));
    start = end;
  }
  const takeTurns = (lists: number[][], length: number) =>
    Array.from({ length }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat();
  return [...takeTurns(parts, shortLength + 1), ...takeTurns(checks, correctionWords)];
}
