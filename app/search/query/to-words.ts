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
