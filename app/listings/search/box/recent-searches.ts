import { isSearchPath } from "#app/listings/search/search-path.ts";
import { storedList } from "#app/ui/stored-list.ts";

/** A search that somebody made from the search field. Kept in their browser only, and never sent. */
export interface RecentSearch {
  label: string;
  to: string;
}

const storageKey = "searches";
const maxRecent = 5;
const maxLength = 500;

/** Latest first, each once. */
export const withRecent = (before: readonly RecentSearch[], search: RecentSearch): RecentSearch[] =>
  [search, ...before.filter(({ to }) => to !== search.to)].slice(0, maxRecent);

/** Stored data is not trusted: anything but a search of this site is left out. */
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

function readEntries(text: string | null): string[] {
  const list: unknown = JSON.parse(text ?? "[]");
  return Array.isArray(list)
    ? list.filter((entry) => typeof entry === "string" && parseRecent(entry)).slice(0, maxRecent)
    : [];
}

// Storage may be blocked or damaged; then nothing is recorded, and nothing else breaks.
const stored = storedList({
  read() {
    try {
      return readEntries(localStorage.getItem(storageKey));
    } catch {
      return [];
    }
  },
  write(next) {
    try {
      if (next.length > 0) localStorage.setItem(storageKey, JSON.stringify(next));
      else localStorage.removeItem(storageKey);
    } catch {
      return;
    }
  },
});

const parseAll = (entries: readonly string[]): RecentSearch[] =>
  entries.flatMap((entry) => parseRecent(entry) ?? []);

export const useRecentSearches = (): RecentSearch[] => parseAll(stored.use());

export const recordSearch = (search: RecentSearch): void =>
  stored.set(withRecent(parseAll(stored.refresh()), search).map((one) => JSON.stringify(one)));

export const clearRecentSearches = (): void => stored.set([]);
