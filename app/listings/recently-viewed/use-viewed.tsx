import { useEffect } from "react";
import { storedList } from "#app/ui/stored-list.ts";
import { runWhenIdle } from "#app/ui/run-when-idle.ts";

/** Which businesses were opened in this browser, the latest first. They never leave it but as the question for their cards. */
const storageKey = "viewed";
export const maxViewed = 8;

/** The latest in front, each once, and no more than are shown; one more than that, since the page that shows them leaves its own out. */
export const withViewed = (before: readonly string[], id: string): string[] =>
  [id, ...before.filter((one) => one !== id)].slice(0, maxViewed + 1);

/** What somebody else wrote there is not trusted: anything but a list of words is nothing. */
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

// Browsers may refuse to keep anything; then there is nothing to show, and nothing else is amiss.
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

/** For the page of a business: it was seen. Null where there is nothing that others could see. */
export function useRecordViewed(id: string | null): void {
  useEffect(() => {
    if (id) runWhenIdle(() => viewed.set(withViewed(viewed.refresh(), id)));
  }, [id]);
}

export const clearViewed = (): void => viewed.set([]);
