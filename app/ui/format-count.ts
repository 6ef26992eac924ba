import { keepFormats } from "./keep-formats.ts";

const pluralRules = keepFormats((locale: string) => new Intl.PluralRules(locale));
const numberFormat = keepFormats((locale: string) => new Intl.NumberFormat(locale));

export const formatNumber = (value: number, locale = "en-CA"): string =>
  numberFormat(locale).format(value);

/** A number with its word: "1 view", "1,204 views". The words are whole, so that each language can have its own. */
export function formatCount(
  count: number,
  words: { one: string; other: string },
  locale = "en-CA",
): string {
  const form = pluralRules(locale).select(count) === "one" ? words.one : words.other;
  return `${formatNumber(count, locale)} ${form}`;
}
