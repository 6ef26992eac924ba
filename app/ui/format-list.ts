const listFormat = new Intl.ListFormat("en-CA", { type: "conjunction", style: "long" });

/** "Ontario and Quebec", "Ontario, Quebec and Yukon". */
export const formatList = (items: readonly string[]): string => listFormat.format(items);
