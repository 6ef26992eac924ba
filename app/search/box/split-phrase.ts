import { connectingWords, placePrepositions } from "#app/search/query/words.ts";

export interface Phrase {
  trade: readonly string[];
  place: readonly string[];
}

/** A longer text is a sentence, which the search itself reads. */
const maxWords = 6;

/** Where a trade and a place may meet in what was typed: "bak tor", "toronto bakery", "bakery in toronto". */
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

/** Without the beginning of a connecting word at the end: "bakery i" is still about bakeries. */
export function dropTrailing(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => word.length > 1 && !connectingWords.has(word));
  return last < 0 ? words : words.slice(0, last + 1);
}
