import { useSyncExternalStore } from "react";
import { runWhenIdle } from "./run-when-idle.ts";

interface Keeper {
  read: () => string[];
  write: (list: readonly string[]) => void;
}

/**
 * A list that this browser keeps for its visitor. To read it is to ask another process: that is done once for all who show
 * it, and not while a page comes alive. Until then, as on the server and in the first paint, it is empty.
 */
export function storedList({ read, write }: Keeper) {
  const nothing: readonly string[] = [];
  const listeners = new Set<() => void>();
  let list = nothing;

  /** What is kept now: other tabs and plain forms change it too. The same words stay the same object. */
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
