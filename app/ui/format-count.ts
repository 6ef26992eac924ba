/** A number with its word: "1 view", "1,204 views". The words are whole, so that each language can have its own. */
export function formatCount(
  count: number,
  words: { one: string; other: string },
  locale = "en-CA",
): string {
  const form = new Intl.PluralRules(locale).select(count) === "one" ? words.one : words.other;
  return `${new Intl.NumberFormat(locale).format(count)} ${form}`;
}
