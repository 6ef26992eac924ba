import { prefixDistance } from "#app/search/spelling.ts";
import { connectingWords, placePrepositions } from "#app/search/query/words.ts";

export const fit = { exact: 0, start: 1, word: 2, typo: 3 } as const;
type Fit = (typeof fit)[keyof typeof fit];

/** Every typed word may be incomplete: "bak sh" is a bakery shop. */
export function matchName(typed: readonly string[], name: readonly string[]): Fit | null {
  for (let from = 0; from + typed.length <= name.length; from++) {
    if (!typed.every((word, index) => name[from + index]!.startsWith(word))) continue;
    if (from > 0) return fit.word;
    return typed.length === name.length && typed.join() === name.join() ? fit.exact : fit.start;
  }
  return null;
}

/** Short words are one edit away from too many others. */
const editsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Whether each word is a prefix in the name, with at most one typo. People seldom mistype the first letter. */
export const matchMistyped = (typed: readonly string[], name: readonly string[]): boolean =>
  typed.length <= name.length &&
  typed.some((word) => editsAllowed(word.length) > 0) &&
  typed.every((word, index) => isMistyped(word, name[index]!));

function isMistyped(typed: string, name: string): boolean {
  const most = editsAllowed(typed.length);
  return typed[0] === name[0] && prefixDistance(typed, name, most) <= most;
}

interface Phrase {
  trade: readonly string[];
  place: readonly string[];
}

/** A longer text is a sentence, which the search itself interprets. */
const maxWords = 6;

/** Where a trade and a place may meet in the input: "bak tor", "toronto bakery", "bakery in toronto". */
export function splitPhrase(words: readonly string[]): Phrase[] {
  if (words.length > maxWords) return [];
  const phrases: Phrase[] = [];
  for (let at = 1; at < words.length; at++) {
    const left = words.slice(0, at);
    const right = dropConnecting(words.slice(at));
    if (right.length === 0) continue;
    phrases.push({ trade: left, place: right }, { trade: right, place: left });
  }
  return phrases;
}

function dropConnecting(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !placePrepositions.has(word));
  return first < 0 ? [] : words.slice(first);
}

/** Drops the start of a connecting word at the end: "bakery i" is still about bakeries. */
export function dropTrailing(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => word.length > 1 && !connectingWords.has(word));
  return last < 0 ? words : words.slice(0, last + 1);
}
