import { useSyncExternalStore } from "react";

export interface UnreadCounts {
  unreadLeads: number;
  unreadNotifications: number;
  /** The person's latest change when these were counted: the higher number is newer. */
  number: number;
}

export const nothingUnread: UnreadCounts = { unreadLeads: 0, unreadNotifications: 0, number: 0 };

let latest: UnreadCounts | null = null;
const watchers = new Set<() => void>();

/** Null at sign-out: the next person starts with the counts of their page. */
export function publishCounts(next: UnreadCounts | null): void {
  if (next && latest && next.number < latest.number) return;
  latest = next;
  for (const watcher of watchers) watcher();
}

export function useUnreadCounts(loaded: UnreadCounts): UnreadCounts {
  const live = useSyncExternalStore(subscribe, readLatest, readNone);
  return live && live.number >= loaded.number ? live : loaded;
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
const readLatest = () => latest;
const readNone = () => null;
