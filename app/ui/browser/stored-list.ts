import { useSyncExternalStore } from "react";
import { runWhenIdle } from "./run-when-idle.ts";

interface ListStorage {
  read: () => string[];
  write: (list: readonly string[]) => void;
}

/** Shared by all components that show it. Storage is slow, so it is read once, after hydration; until then the list is empty. */
export function storedList({ read, write }: ListStorage) {
  const nothing: readonly string[] = [];
  const listeners = new Set<() => void>();
  let list = nothing;

  /** Other tabs and plain forms change it too. An unchanged list keeps its identity. */
  function refresh(): readonly string[] {
    const now = read();
    if (now.join() !== list.join()) {
      list = now.length > 0 ? now : nothing;
      for (const listener of listeners) listener();
    }
    return list;
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      runWhenIdle(refresh);
      addEventListener("focus", refresh);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener("focus", refresh);
    };
  }

  return {
    refresh,
    set(next: readonly string[]): void {
      write(next);
      refresh();
    },
    use: (): readonly string[] =>
      useSyncExternalStore(
        subscribe,
        () => list,
        () => nothing,
      ),
  };
}

/** Stored entries are untrusted: invalid ones are omitted. Blocked or damaged storage breaks nothing. */
export const localList = (key: string, isValid: (entry: string) => boolean, max: number) =>
  storedList({
    read() {
      try {
        return parseList(localStorage.getItem(key), isValid, max);
      } catch {
        return [];
      }
    },
    write(next) {
      try {
        if (next.length > 0) localStorage.setItem(key, JSON.stringify(next));
        else localStorage.removeItem(key);
      } catch {
        return;
      }
    },
  });

export function parseList(
  text: string | null,
  isValid: (entry: string) => boolean,
  max: number,
): string[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list)
      ? list.filter((entry) => typeof entry === "string" && isValid(entry)).slice(0, max)
      : [];
  } catch {
    return [];
  }
}
