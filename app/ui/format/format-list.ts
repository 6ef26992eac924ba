import { memoize } from "./memoize.ts";

const listFormat = memoize(() => new Intl.ListFormat("en-CA"));

export const formatList = (items: readonly string[]): string => listFormat().format(items);
