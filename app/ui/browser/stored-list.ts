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
