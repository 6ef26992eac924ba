import { foldAccents } from "#app/shared/fold-accents.ts";

export interface KnownWord {
  word: string;
  listings: number;
}

/** Short words are one edit away from many others, so guessing does more harm than good. */
const oneEditFrom = 4;
export const twoEditsFrom = 8;
const maxWordLength = 40;

const allowed = (length: number): number =>
  length < oneEditFrom ? 0 : length < twoEditsFrom ? 1 : 2;

export function correctSpelling(typed: string, candidates: Iterable<KnownWord>): string | null {
  const letters = foldAccents(typed);
  const most = allowed(letters.length);
  const mask = maskOf(letters);
  let best: (KnownWord & { edits: number }) | null = null;
  for (const { word, listings } of candidates) {
    if (Math.abs(word.length - letters.length) > most) continue;
    // An edit changes at most two of the letters that occur: this leaves few words to compare in full.
    if (countBits(mask ^ maskOf(word)) > 2 * most) continue;
    const edits = editDistance(letters, word, best?.edits ?? most);
    if (edits > (best?.edits ?? most)) continue;
    const isBetter =
      !best ||
      edits < best.edits ||
      listings > best.listings ||
      (listings === best.listings && word < best.word);
    if (isBetter) best = { word, listings, edits };
  }
  return best?.word ?? null;
}

function maskOf(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

function countBits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** Damerau-Levenshtein distance: letters inserted, deleted, replaced, or two adjacent ones swapped. Stops above `most`. */
export const editDistance = (a: string, b: string, most: number): number =>
  Math.abs(a.length - b.length) > most ? most + 1 : (lastEdits(a, b, most)?.at(-1) ?? most + 1);

export const prefixDistance = (typed: string, name: string, most: number): number =>
  name.length < typed.length - most
    ? most + 1
    : Math.min(...(lastEdits(typed, name.slice(0, typed.length + most), most) ?? [most + 1]));

/** The edits from `a` to each prefix of `b`; null if all exceed `most`. */
function lastEdits(a: string, b: string, most: number): number[] | null {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const line = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min(last[j]! + 1, line[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, before[j - 2]! + 1);
      line.push(edits);
    }
    if (Math.min(...line) > most) return null;
    before = last;
    last = line;
  }
  return last;
}

const alphabet = [..."abcdefghijklmnopqrstuvwxyz"];

/** Every word at edit distance one; none for a word too short or too long to correct. */
export function listOneEditWords(letters: string): string[] {
  if (letters.length < oneEditFrom || letters.length > maxWordLength) return [];
  const found = new Set<string>();
  for (let at = 0; at <= letters.length; at++) {
    const [left, right] = [letters.slice(0, at), letters.slice(at)];
    for (const letter of alphabet) {
      found.add(left + letter + right);
      if (right) found.add(left + letter + right.slice(1));
    }
    if (right) found.add(left + right.slice(1));
    if (right.length > 1) found.add(left + right[1]! + right[0]! + right.slice(2));
  }
  found.delete(letters);
  return [...found];
}
