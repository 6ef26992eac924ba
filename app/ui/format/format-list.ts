import { memoize } from "./memoize.ts";

const listFormat = memoize(() => new Intl.ListFormat("en-CA"));

/** "Ontario and Quebec", "Ontario, Quebec and Yukon". */
export const formatList = (items: readonly string[]): string => listFormat().format(items);
