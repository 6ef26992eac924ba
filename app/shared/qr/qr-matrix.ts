import { alignmentOf, formatBits, sizeOf, versionBits } from "./qr-layout.ts";

/** Dark modules by row and column; `fixed` are those that no mask may turn. */
export interface Matrix {
  size: number;
  dark: boolean[][];
  fixed: boolean[][];
}

const grid = (size: number): boolean[][] =>
  Array.from({ length: size }, () => Array.from({ length: size }, () => false));

const bit = (value: number, index: number): boolean => ((value >>> index) & 1) === 1;

/** The patterns by which a reader finds its way. */
export function drawFixed(version: number): Matrix {
  const size = sizeOf(version);
  const matrix: Matrix = { size, dark: grid(size), fixed: grid(size) };
  for (let i = 0; i < size; i++) {
    put(matrix, 6, i, i % 2 === 0);
    put(matrix, i, 6, i % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawRings(matrix, row, column, 4, [2, 4]);
  const places = alignmentOf(version);
  const last = places.length - 1;
  for (const [i, row] of places.entries()) {
    for (const [j, column] of places.entries()) {
      const isCorner = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!isCorner) drawRings(matrix, row, column, 2, [1]);
    }
  }
  drawFormat(matrix, 0);
  if (version >= 7) drawVersion(matrix, versionBits(version));
  return matrix;
}

/** Squares around a middle; the rings named are light. */
function drawRings(matrix: Matrix, row: number, column: number, reach: number, light: number[]) {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      put(matrix, row + dy, column + dx, !light.includes(ring));
    }
  }
}

export function drawFormat(matrix: Matrix, mask: number): void {
  const { size } = matrix;
  const bits = formatBits(mask);
  for (let i = 0; i <= 5; i++) put(matrix, i, 8, bit(bits, i));
  put(matrix, 7, 8, bit(bits, 6));
  put(matrix, 8, 8, bit(bits, 7));
  put(matrix, 8, 7, bit(bits, 8));
  for (let i = 9; i < 15; i++) put(matrix, 8, 14 - i, bit(bits, i));
  for (let i = 0; i < 8; i++) put(matrix, 8, size - 1 - i, bit(bits, i));
  for (let i = 8; i < 15; i++) put(matrix, size - 15 + i, 8, bit(bits, i));
  put(matrix, size - 8, 8, true);
}

function drawVersion(matrix: Matrix, bits: number): void {
  for (let i = 0; i < 18; i++) {
    const far = matrix.size - 11 + (i % 3);
    const near = Math.floor(i / 3);
    put(matrix, near, far, bit(bits, i));
    put(matrix, far, near, bit(bits, i));
  }
}

function put({ size, dark, fixed }: Matrix, row: number, column: number, isDark: boolean): void {
  if (row < 0 || column < 0 || row >= size || column >= size) return;
  dark[row]![column] = isDark;
  fixed[row]![column] = true;
}

/** Two columns at a time from the right, up and down in turn, around what is fixed. */
export function drawData({ size, dark, fixed }: Matrix, words: readonly number[]): void {
  let index = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    // The column of the timing pattern carries nothing.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (const column of [right, right - 1]) {
        const isUpward = ((right + 1) & 2) === 0;
        const row = isUpward ? size - 1 - step : step;
        if (fixed[row]![column] || index >= words.length * 8) continue;
        dark[row]![column] = bit(words[index >>> 3]!, 7 - (index & 7));
        index++;
      }
    }
  }
}
