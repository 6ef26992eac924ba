// The feed of a search has the address of its page behind `/feeds`, with the same path and parameters.
import { searchHref, type SearchScope, toSavedSearch } from "#app/search/search-url.ts";
import type { Search } from "#app/search/search.ts";

const root = "/feeds";

export const feedHrefOf = (searchPageHref: string): string => root + searchPageHref;

export const searchFeedHref = (search: Search, scope: SearchScope): string =>
  feedHrefOf(searchHref(toSavedSearch(search), scope));

export function searchPageUrl(feed: URL): URL {
  const url = new URL(feed);
  url.pathname = feed.pathname.slice(root.length);
  return url;
}
