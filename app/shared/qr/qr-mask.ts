import { drawFormat, type Matrix } from "./qr-matrix.ts";

/** Eight ways of turning modules over, so that no picture has large plain areas. */
const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The mask with the fewest patterns that readers stumble over. */
export function applyBestMask(matrix: Matrix): boolean[][] {
  let best: { score: number; dark: boolean[][] } | null = null;
  for (const [index, turns] of masks.entries()) {
    const dark = matrix.dark.map((row, y) =>
      row.map((isDark, x) => (matrix.fixed[y]![x] ? isDark : isDark !== turns(x, y))),
    );
    drawFormat({ ...matrix, dark }, index);
    const score = penalty(dark);
    if (!best || score < best.score) best = { score, dark };
  }
  return best!.dark;
}

function penalty(dark: boolean[][]): number {
  const columns = dark.map((_, x) => dark.map((row) => row[x]!));
  const lines = [...dark, ...columns].map((line) =>
    line.map((isDark) => (isDark ? "1" : "0")).join(""),
  );
  let score = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) score += run.length - 2;
    // Looks like the large squares by which the picture is found.
    score += 40 * count(line, "10111010000") + 40 * count(line, "00001011101");
  }
  for (let y = 0; y + 1 < dark.length; y++) {
    for (let x = 0; x + 1 < dark.length; x++) {
      const isDark = dark[y]![x];
      const isBlock =
        dark[y]![x + 1] === isDark && dark[y + 1]![x] === isDark && dark[y + 1]![x + 1] === isDark;
      if (isBlock) score += 3;
    }
  }
  const total = dark.length ** 2;
  const darkCount = dark.flat().filter(Boolean).length;
  return score + 10 * Math.floor(Math.abs((darkCount * 20) / total - 10));
}

function count(line: string, pattern: string): number {
  let found = 0;
  for (let at = line.indexOf(pattern); at >= 0; at = line.indexOf(pattern, at + 1)) found++;
  return found;
}
