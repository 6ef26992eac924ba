import { emptySearch, type Search } from "./search.ts";
import { searchHref } from "./search-url.ts";

// Saved searches are kept as the query of the search page.

/** Without what only concerns display. What was typed matters where words are left of it: they would be read again. */
export function toSavedSearch(search: Search): Search {
  const { sort, page, pageSize, view, asOf } = emptySearch;
  const typed = search.words === "" ? null : search.typed;
  return { ...search, typed, sort, page, pageSize, view, asOf };
}

/** The one spelling of a search, by which it is recognized. */
export const formatSavedSearch = (search: Search): string =>
  searchHref(toSavedSearch(search)).split("?")[1] ?? "";
