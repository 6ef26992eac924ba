import { useEffect, useSyncExternalStore } from "react";

/** Which businesses were opened in this browser, the latest first. They never leave it but as the question for their cards. */
const storageKey = "viewed";
export const maxViewed = 8;

const nothing: readonly string[] = [];
const listeners = new Set<() => void>();
let known = "";
let ids = nothing;

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
function read(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

function write(next: readonly string[]): void {
  try {
    if (next.length > 0) localStorage.setItem(storageKey, JSON.stringify(next));
    else localStorage.removeItem(storageKey);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function current(): readonly string[] {
  const text = read();
  if (text !== known) {
    known = text;
    ids = text ? parseViewed(text) : nothing;
  }
  return ids;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useViewed = (): readonly string[] =>
  useSyncExternalStore(subscribe, current, () => nothing);

/** For the page of a business: it was seen. Null where there is nothing that others could see. */
export function useRememberViewed(id: string | null): void {
  useEffect(() => {
    if (id) write(withViewed(current(), id));
  }, [id]);
}

export const forgetViewed = (): void => write([]);
