import { type Option, perOptionGroup, type SelectedOptions } from "#app/search/options.ts";
import type { Reading } from "./read-query.ts";
import { normalizeSearch, type Search } from "#app/search/search.ts";

/**
 * Adds what a query says to a search. Filters that were chosen before stay, except those that the query names anew: another
 * trade, another place, another price.
 */
export function applyReading(search: Search, { filters, words }: Reading, typed: string): Search {
  const options = perOptionGroup((group): Option[] => [
    ...search[group],
    ...(filters[group] ?? []),
  ]) as SelectedOptions;
  return normalizeSearch({
    ...search,
    ...filters,
    ...options,
    words,
    // Where nothing was read, the words are all there is; the same text twice would mean the exact words.
    typed: words === typed ? null : typed,
    page: 1,
    asOf: null,
  });
}

/** Whether both find the same, however it was typed and is displayed. */
export const findsTheSame = (a: Search, b: Search): boolean => question(a) === question(b);

const question = (search: Search): string =>
  JSON.stringify({
    ...normalizeSearch(search),
    typed: null,
    sort: null,
    page: null,
    pageSize: null,
    view: null,
    asOf: null,
  });
