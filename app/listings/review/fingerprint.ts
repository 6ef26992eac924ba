import { foldAccents } from "#app/shared/fold-accents.ts";

/** "Coffee Shop For Sale" is generic: anything shorter is not compared. */
const shortestText = 12;
/** Below this, one word changes too much of the fingerprint: short texts are compared by equality. */
const shortestSimilar = 40;
const shingleWords = 3;
/** The share of common shingles from which two texts count as the same. */
const sameText = 0.5;

const wordsOf = (text: string): string[] => foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];

export const comparableText = ({ title, description }: { title: string; description: string }) =>
  `${title.replace(/ for sale$/i, "")}\n${description}`;

export function fingerprintText(text: string): bigint | null {
  const words = wordsOf(text);
  if (words.length < shortestText) return null;
  if (words.length < shortestSimilar) return hash(words.join(" "));
  return simhash(shinglesOf(words));
}

export function isSameText(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (Math.min(words.length, others.length) < shortestSimilar)
    return words.join(" ") === others.join(" ");
  const [mine, theirs] = [new Set(shinglesOf(words)), new Set(shinglesOf(others))];
  const shared = mine.intersection(theirs).size;
  return shared >= sameText * Math.min(mine.size, theirs.size);
}

function shinglesOf(words: readonly string[]): string[] {
  return words
    .slice(0, 1 - shingleWords)
    .map((_, index) => words.slice(index, index + shingleWords).join(" "));
}

/** Each bit is the majority of the shingles: few changed shingles change few bits. */
function simhash(shingles: readonly string[]): bigint {
  const votes = new Int32Array(64);
  for (const shingle of new Set(shingles)) {
    const bits = hash(shingle);
    const low = Number(bits & 0xffffffffn);
    const high = Number(bits >> 32n);
    for (let place = 0; place < 32; place += 1) {
      votes[place]! += (low >>> place) & 1 ? 1 : -1;
      votes[place + 32]! += (high >>> place) & 1 ? 1 : -1;
    }
  }
  let bits = 0n;
  votes.forEach((vote, place) => {
    if (vote > 0) bits |= 1n << BigInt(place);
  });
  return bits;
}

/** Two 32-bit hashes with different seeds and a good avalanche (MurmurHash3's finalizer); no security depends on it. */
function hash(text: string): bigint {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
    b ^= b >>> 15;
  }
  return (BigInt(mix(a)) << 32n) | BigInt(mix(b));
}

function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Stored as four bands: fingerprints that differ in at most three bits share one of them, so an index finds them. */
interface Bands {
  bits: bigint;
  band1: number;
  band2: number;
  band3: number;
  band4: number;
}

export function bandsOf(bits: bigint): Bands {
  const band = (place: bigint) => Number((bits >> (place * 16n)) & 0xffffn);
  return {
    bits: BigInt.asIntN(64, bits),
    band1: band(0n),
    band2: band(1n),
    band3: band(2n),
    band4: band(3n),
  };
}

export function countBits(bits: bigint): number {
  let count = 0;
  for (let rest = BigInt.asUintN(64, bits); rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}
