import { memoize } from "./memoize.ts";

const percentFormat = memoize(
  () => new Intl.NumberFormat("en-CA", { style: "percent", maximumFractionDigits: 1 }),
);

export const formatPercent = (percent: number): string => percentFormat().format(percent / 100);
