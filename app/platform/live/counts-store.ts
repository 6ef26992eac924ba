import type { UnreadCounts } from "./unread-counts.ts";

let counts: UnreadCounts | null = null;
const watchers = new Set<() => void>();

export function subscribeToCounts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export const latestCounts = (): UnreadCounts | null => counts;

/** Null when somebody signs out: the next person starts with what their page says. */
export function publishCounts(next: UnreadCounts | null): void {
  if (next && counts && next.number < counts.number) return;
  counts = next;
  for (const watcher of watchers) watcher();
}
