/** A word of a query. */
export interface Token {
  /** In lower case, without accents. */
  word: string;
  /** As typed, without accents. */
  typed: string;
}

/** French articles that lose their vowel: "l'auto", "d'occasion". */
const elided = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/giu;
/** "barber's" is "barbers", as many people write it. */
const apostrophe = /(?<=\p{L})['’](?=\p{L})/gu;
/** "B.C.", "P.E.I." */
const initials = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu;

export const withoutAccents = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "");

/** The words of a text without accents and punctuation; "&" is the word "and". */
export const toTokens = (text: string): Token[] =>
  (
    withoutAccents(text)
      .replace(initials, (letters) => letters.replaceAll(".", ""))
      .replace(elided, "")
      .replace(apostrophe, "")
      .replace(/&/g, " and ")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((typed) => ({ word: typed.toLowerCase(), typed }));

export const toWords = (text: string): string[] => toTokens(text).map(({ word }) => word);

/** Parts of a text that are searched for as written: "phrases" and -exclusions. */
export const literal = /"[^"]*"|(?<!\S)-[\p{L}\p{N}][^\s]*/gu;

export interface PhraseMatch<Meaning> {
  start: number;
  end: number;
  meaning: Meaning;
}

/** Finds phrases that do not overlap, the longest first, then from the left; in the order of the text. */
export function matchLongest<Meaning>(
  length: number,
  longest: number,
  find: (start: number, end: number) => Meaning | null,
): PhraseMatch<Meaning>[] {
  const matches: PhraseMatch<Meaning>[] = [];
  const isFree = (start: number, end: number) =>
    matches.every((match) => end <= match.start || start >= match.end);
  for (let size = Math.min(longest, length); size > 0; size--)
    for (let start = 0; start + size <= length; start++) {
      const end = start + size;
      const meaning = isFree(start, end) ? find(start, end) : null;
      if (meaning) matches.push({ start, end, meaning });
    }
  return matches.toSorted((a, b) => a.start - b.start);
}
