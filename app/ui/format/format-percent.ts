import { memoize } from "./memoize.ts";

const percentFormat = memoize(
  (locale: string) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }),
);

/** 19.25 as "19.3%". */
export const formatPercent = (percent: number, locale = "en-CA"): string =>
  percentFormat(locale).format(percent / 100);
