import { titleOf } from "#app/listings/search/page/search-title.ts";
import { emptySearch, isExactSearch, type Search } from "#app/listings/search/search.ts";
import { allBusinesses, parseSearch, searchHref } from "#app/listings/search/search-url.ts";

// The search of an alert is kept as the query of the search page, so that the page shows what the alert finds.

/** Without what only concerns display. What was typed matters only where the words are wanted exactly. */
export function toAlertSearch(search: Search): Search {
  const { sort, page, pageSize, view, asOf } = emptySearch;
  const typed = isExactSearch(search) ? search.words : null;
  return { ...search, typed, sort, page, pageSize, view, asOf };
}

/** The one spelling of a search, by which two alerts for the same are recognized. */
export const formatAlertSearch = (search: Search): string =>
  searchHref(toAlertSearch(search)).split("?")[1] ?? "";

/** Tolerant, as the search page is. */
export const parseAlertSearch = (query: string): Search =>
  toAlertSearch(parseSearch(new URLSearchParams(query)));

/** The results as a list, the newest first. */
export const alertResultsHref = (query: string): string =>
  searchHref({ ...parseAlertSearch(query), sort: "newest" });

/** "Restaurants in Ontario under $500,000", unless the person gave it a name. */
export const describeAlert = ({ name, search }: { name: string; search: string }): string =>
  name || titleOf(parseAlertSearch(search), allBusinesses).title;
