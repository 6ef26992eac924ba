import { isSearchPath } from "#app/search/last-search.ts";
import { localList } from "#app/ui/browser/stored-list.ts";

/** A search made from the search field. Kept in the browser only, never sent. */
export interface RecentSearch {
  label: string;
  to: string;
}

const maxRecent = 5;
const maxLength = 500;

export const withRecent = (before: readonly RecentSearch[], search: RecentSearch): RecentSearch[] =>
  [search, ...before.filter(({ to }) => to !== search.to)].slice(0, maxRecent);

/** Stored data is untrusted: only searches of this site are accepted. */
export function parseRecent(entry: string): RecentSearch | null {
  try {
    const { label, to } = JSON.parse(entry) as Record<string, unknown>;
    const isWhole = typeof label === "string" && typeof to === "string" && label.trim() !== "";
    return isWhole && entry.length <= maxLength && isSearchPath(to.split("?")[0]!)
      ? { label, to }
      : null;
  } catch {
    return null;
  }
}

const stored = localList("searches", (entry) => parseRecent(entry) !== null, maxRecent);

const parseAll = (entries: readonly string[]): RecentSearch[] =>
  entries.flatMap((entry) => parseRecent(entry) ?? []);

export const useRecentSearches = (): RecentSearch[] => parseAll(stored.use());

export const recordSearch = (search: RecentSearch): void =>
  stored.set(withRecent(parseAll(stored.refresh()), search).map((one) => JSON.stringify(one)));

export const clearRecentSearches = (): void => stored.set([]);
