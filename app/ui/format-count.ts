import { keepFormats } from "./keep-formats.ts";

/** The words are whole, so that each language can have its own. */
export interface CountWords {
  one: string;
  other: string;
}

const pluralRules = keepFormats((locale: string) => new Intl.PluralRules(locale));
const numberFormat = keepFormats((locale: string) => new Intl.NumberFormat(locale));

/** A number by itself: "1,204". */
export const formatNumber = (count: number, locale = "en-CA"): string =>
  numberFormat(locale).format(count);

/** The word that goes with a number: "view", "views". */
export const pickWord = (count: number, words: CountWords, locale = "en-CA"): string =>
  pluralRules(locale).select(count) === "one" ? words.one : words.other;

/** A number with its word: "1 view", "1,204 views". */
export const formatCount = (count: number, words: CountWords, locale = "en-CA"): string =>
  `${formatNumber(count, locale)} ${pickWord(count, words, locale)}`;

/** The two apart, for where they are set apart. */
export interface WrittenCount {
  number: string;
  word: string;
}

export const writeCount = (count: number, words: CountWords, locale = "en-CA"): WrittenCount => ({
  number: formatNumber(count, locale),
  word: pickWord(count, words, locale),
});
