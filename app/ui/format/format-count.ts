import { memoize } from "./memoize.ts";

/** Complete words instead of suffixes, so that they can be translated. */
export interface PluralForms {
  one: string;
  other: string;
}

const pluralRules = memoize(() => new Intl.PluralRules("en-CA"));
const numberFormat = memoize(() => new Intl.NumberFormat("en-CA"));

export const formatNumber = (count: number): string => numberFormat().format(count);

export const pluralize = (count: number, words: PluralForms): string =>
  pluralRules().select(count) === "one" ? words.one : words.other;

export const formatCount = (count: number, words: PluralForms): string =>
  `${formatNumber(count)} ${pluralize(count, words)}`;

export type CountParts = ReturnType<typeof formatCountParts>;

export const formatCountParts = (count: number, words: PluralForms) => ({
  number: formatNumber(count),
  word: pluralize(count, words),
});
