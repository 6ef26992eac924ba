import type { LiveEvent } from "#app/accounts/live/live-event.ts";
import type { UnreadCounts } from "#app/accounts/live/unread-counts.ts";

/** What reaches the components of this tab. It is small and part of every page; the connection is loaded later. */

type Handler = (event: LiveEvent) => void;
const handlers = new Set<Handler>();

export function subscribeToEvents(handler: Handler): () => void {
  handlers.add(handler);
  return () => void handlers.delete(handler);
}

export function publishEvent(event: LiveEvent): void {
  for (const handler of handlers) handler(event);
}

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
