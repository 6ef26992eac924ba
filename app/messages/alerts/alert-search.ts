import { titleOf } from "#app/search/page/search-title.ts";
import { toSavedSearch } from "#app/search/saved-search.ts";
import type { Search } from "#app/search/search.ts";
import { allBusinesses, parseSearch, searchHref } from "#app/search/search-url.ts";

/** Tolerant, as the search page is. */
export const parseAlertSearch = (query: string): Search =>
  toSavedSearch(parseSearch(new URLSearchParams(query)));

/** The results as a list, the newest first. */
export const alertResultsHref = (query: string): string =>
  searchHref({ ...parseAlertSearch(query), sort: "newest" });

/** "Restaurants in Ontario under $500,000", unless the person gave it a name. */
export const describeAlert = ({ name, search }: { name: string; search: string }): string =>
  name || titleOf(parseAlertSearch(search), allBusinesses).title;
