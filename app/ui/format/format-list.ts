import { memoize } from "./memoize.ts";

const listFormat = memoize(
  (locale: string) => new Intl.ListFormat(locale, { type: "conjunction", style: "long" }),
);

/** "Ontario and Quebec", "Ontario, Quebec and Yukon". */
export const formatList = (items: readonly string[], locale = "en-CA"): string =>
  listFormat(locale).format(items);
