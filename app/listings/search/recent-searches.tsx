import { useEffect, useRef } from "react";
import { runWhenIdle } from "#app/ui/run-when-idle.ts";
import { storedList } from "#app/ui/stored-list.ts";

/** The latest searches of this browser. They stay in it: the server does not get to know them. */
const storageKey = "recent-searches";
const maxRecent = 6;

export interface RecentSearch {
  to: string;
  label: string;
}

// Each search is stored as its URL, which contains no space, and its label.
const write = ({ to, label }: RecentSearch): string => `${to} ${label}`;
const searchShape = /^(\/(?:businesses|franchises|real-estate)[/?][^ ]{1,500}) (.{1,200})$/;

/** Stored data is not trusted: only links to our own searches are accepted. */
export function parseRecent(entries: readonly string[]): RecentSearch[] {
  return entries.flatMap((entry) => {
    const match = searchShape.exec(entry);
    return match ? [{ to: match[1]!, label: match[2]! }] : [];
  });
}

/** Latest first. A search that refines another takes its place, so that every click on a filter does not add one. */
export function withSearch(
  before: readonly string[],
  search: RecentSearch,
  refined: string | null,
): string[] {
  const others = parseRecent(before).filter(({ to }) => to !== search.to && to !== refined);
  return [search, ...others].slice(0, maxRecent).map(write);
}

const recent = storedList({
  read() {
    try {
      const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
      return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
    } catch {
      return [];
    }
  },
  write(next) {
    try {
      if (next.length > 0) localStorage.setItem(storageKey, JSON.stringify(next));
      else localStorage.removeItem(storageKey);
    } catch {
      // Storage is full or blocked: the search is not kept.
    }
  },
});

export const useRecentSearches = (): RecentSearch[] => parseRecent(recent.use());

export const clearRecentSearches = (): void => recent.set([]);

/** Records the search on the screen; null where nothing was asked for. */
export function useRecordSearch(words: string, search: RecentSearch | null): void {
  const last = useRef<{ words: string; to: string } | null>(null);
  const { to = null, label = "" } = search ?? {};
  useEffect(() => {
    if (to === null) return;
    const refined = last.current?.words === words ? last.current.to : null;
    last.current = { words, to };
    runWhenIdle(() => recent.set(withSearch(recent.refresh(), { to, label }, refined)));
  }, [words, to, label]);
}
