/** A word that some listing says. */
export interface KnownWord {
  word: string;
  listings: number;
}

/** Short words are one letter away from many others: guessing there does more harm than good. */
const allowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The word that was probably meant: the fewest slips of the finger, then the most common. */
export function correct(typed: string, candidates: readonly KnownWord[]): string | null {
  const letters = toLetters(typed);
  const most = allowed(letters.length);
  const best = candidates
    .map(({ word, listings }) => ({ word, listings, slips: countSlips(letters, word, most) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips || b.listings - a.listings || (a.word < b.word ? -1 : 1));
  return best[0]?.word ?? null;
}

/** As the index writes words. */
export const toLetters = (word: string): string =>
  word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Letters added, left out, replaced, or two neighbours swapped. Gives up above `most`. */
export function countSlips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const line = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let slips = Math.min(last[j]! + 1, line[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, before[j - 2]! + 1);
      line.push(slips);
    }
    if (Math.min(...line) > most) return most + 1;
    before = last;
    last = line;
  }
  return last[b.length]!;
}
