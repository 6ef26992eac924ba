import { optionKeys } from "./option-words.ts";
import type { PlaceIndex } from "./read-places.ts";
import tradeNames from "./trade-names.json" with { type: "json" };
import { connectingWords, type Token, toWords } from "./words.ts";
import { findTrade, listTradeKeys } from "./trades.ts";
import { once } from "#app/shared/once.ts";
import { correctSpelling, editDistance, type KnownWord } from "#app/search/spelling.ts";

export interface Correction {
  typed: string;
  used: string;
}

const minLength = 4;

const wordsOf = (keys: readonly string[]): Set<string> =>
  new Set(keys.flatMap((key) => key.split(" ")));
/** Prefers the likelier of two equally near words: English trades, then places, then other trade names. */
const likelihood = { englishTrade: 4, place: 3, trade: 2, other: 1 };

const vocabulary = once((): readonly KnownWord[] => {
  const english = wordsOf(
    Object.values(tradeNames).flatMap(({ en }) =>
      en.split(", ").map((name) => toWords(name).join(" ")),
    ),
  );
  return [...wordsOf([...listTradeKeys(), ...optionKeys])]
    .filter((word) => word.length >= minLength && !connectingWords.has(word))
    .map((word) => ({
      word,
      listings: !findTrade(word)
        ? likelihood.other
        : english.has(word)
          ? likelihood.englishTrade
          : likelihood.trade,
    }));
});
const vocabularyWords = once(
  (): ReadonlySet<string> => new Set(vocabulary().map(({ word }) => word)),
);

export const isTradeWord = (word: string): boolean => vocabularyWords().has(word);

export interface Suspects {
  unknown: ReadonlySet<string>;
  unwritten: ReadonlySet<string>;
}

export const noSuspects: Suspects = { unknown: new Set(), unwritten: new Set() };

export function correctTokens(
  tokens: readonly Token[],
  { unknown, unwritten }: Suspects,
  places: PlaceIndex,
): { tokens: Token[]; corrections: Correction[] } {
  const corrections: Correction[] = [];
  const corrected = tokens.map((token): Token => {
    const { word } = token;
    if (word.length < minLength || isTradeWord(word) || places.words.has(word)) return token;
    const used = unknown.has(word)
      ? correctSpelling(word, listLikely(word, places))
      : unwritten.has(word)
        ? correctSpelling(word, vocabulary().filter(isSameTrade(word)))
        : null;
    if (!used) return token;
    const written = places.words.get(used) ?? used;
    corrections.push({ typed: token.typed, used: written });
    return { word: used, typed: written };
  });
  return { tokens: corrected, corrections };
}

/** In short words a letter is more likely missing or swapped than replaced: "vegan" is not "Vegas". */
function* listLikely(typed: string, places: PlaceIndex): Iterable<KnownWord> {
  const isLikely = (word: string) =>
    typed.length > 5 || word.length !== typed.length || sorted(word) === sorted(typed);
  for (const known of vocabulary()) if (isLikely(known.word)) yield known;
  for (const word of places.words.keys())
    if (isLikely(word)) yield { word, listings: likelihood.place };
}

const sorted = (word: string): string => [...word].toSorted().join("");

const isSameTrade =
  (typed: string) =>
  ({ word, listings }: KnownWord) =>
    listings === likelihood.englishTrade &&
    typed.length >= 7 &&
    word.slice(0, 3) === typed.slice(0, 3) &&
    editDistance(typed, word, 1) <= 1;
