import { useEffect } from "react";
import { storedList } from "#app/ui/stored-list.ts";
import { runWhenIdle } from "#app/ui/run-when-idle.ts";

/** The listings opened in this browser, latest first. They are sent to the server only to load their cards. */
const storageKey = "viewed";
export const maxViewed = 8;

/** Latest first, without duplicates. One more than is shown, because a page leaves out its own listing. */
export const withViewed = (before: readonly string[], id: string): string[] =>
  [id, ...before.filter((one) => one !== id)].slice(0, maxViewed + 1);

/** Stored data is not trusted: anything but a list of ids counts as empty. */
export function parseViewed(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list)
      ? list
          .filter((id) => typeof id === "string" && /^[\w-]{1,40}$/.test(id))
          .slice(0, maxViewed + 1)
      : [];
  } catch {
    return [];
  }
}

// Storage may be blocked; then nothing is recorded, and nothing else breaks.
const viewed = storedList({
  read() {
    try {
      return parseViewed(localStorage.getItem(storageKey));
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

export const useViewed = viewed.use;

/** Records that a business page was viewed. Null for pages that are not public. */
export function useRecordViewed(id: string | null): void {
  useEffect(() => {
    if (id) runWhenIdle(() => viewed.set(withViewed(viewed.refresh(), id)));
  }, [id]);
}

export const clearViewed = (): void => viewed.set([]);
