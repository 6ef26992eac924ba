// Where things stand in a QR code of a given version, ISO/IEC 18004. Level M: up to 15 % may be unreadable.

/** Correction words per block and number of blocks, for versions 1 to 20. */
const levelM: readonly (readonly [number, number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
  [24, 9],
  [24, 10],
  [28, 10],
  [28, 11],
  [26, 13],
  [26, 14],
  [26, 16],
];

export const maxVersion = levelM.length;

export const sizeOf = (version: number): number => version * 4 + 17;

export function blocksOf(version: number) {
  const [correctionWords, blocks] = levelM[version - 1]!;
  const words = Math.floor(freeModules(version) / 8);
  return { correctionWords, blocks, words, dataWords: words - correctionWords * blocks };
}

/** Modules left for data once all fixed patterns are drawn. */
function freeModules(version: number): number {
  let free = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const aligned = Math.floor(version / 7) + 2;
    free -= (25 * aligned - 10) * aligned - 55;
    if (version >= 7) free -= 36;
  }
  return free;
}

/** Rows and columns in which the small squares stand. */
export function alignmentOf(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const rest = Array.from({ length: count - 1 }, (_, i) => sizeOf(version) - 7 - i * step);
  return [6, ...rest.toReversed()];
}

/** Which level and mask were used, with ten bits to check them. Level M is 00. */
export function formatBits(mask: number): number {
  let remainder = mask;
  for (let i = 0; i < 10; i++) remainder = (remainder << 1) ^ ((remainder >>> 9) * 0x537);
  return ((mask << 10) | remainder) ^ 0x5412;
}

export function versionBits(version: number): number {
  let remainder = version;
  for (let i = 0; i < 12; i++) remainder = (remainder << 1) ^ ((remainder >>> 11) * 0x1f25);
  return (version << 12) | remainder;
}
