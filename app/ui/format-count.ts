/** Complete words instead of suffixes, so that they can be translated. */
export interface PluralForms {
  one: string;
  other: string;
}

const pluralRules = new Intl.PluralRules("en-CA");
const numberFormat = new Intl.NumberFormat("en-CA");

/** A number by itself: "1,204". */
export const formatNumber = (count: number): string => numberFormat.format(count);

/** The form of the word for a number: "view", "views". */
export const pluralize = (count: number, words: PluralForms): string =>
  pluralRules.select(count) === "one" ? words.one : words.other;

/** A number with its word: "1 view", "1,204 views". */
export const formatCount = (count: number, words: PluralForms): string =>
  `${formatNumber(count)} ${pluralize(count, words)}`;

/** Number and word separately, for layouts that style them differently. */
export interface CountParts {
  number: string;
  word: string;
}

export const formatCountParts = (count: number, words: PluralForms): CountParts => ({
  number: formatNumber(count),
  word: pluralize(count, words),
});
