import { memoize } from "./memoize.ts";

/** Complete words instead of suffixes, so that they can be translated. */
export interface PluralForms {
  one: string;
  other: string;
}

const pluralRules = memoize((locale: string) => new Intl.PluralRules(locale));
const numberFormat = memoize((locale: string) => new Intl.NumberFormat(locale));

export const formatNumber = (count: number, locale = "en-CA"): string =>
  numberFormat(locale).format(count);

export const pluralize = (count: number, words: PluralForms, locale = "en-CA"): string =>
  pluralRules(locale).select(count) === "one" ? words.one : words.other;

export const formatCount = (count: number, words: PluralForms, locale = "en-CA"): string =>
  `${formatNumber(count, locale)} ${pluralize(count, words, locale)}`;

export interface CountParts {
  number: string;
  word: string;
}

export const formatCountParts = (
  count: number,
  words: PluralForms,
  locale = "en-CA",
): CountParts => ({
  number: formatNumber(count, locale),
  word: pluralize(count, words, locale),
});
