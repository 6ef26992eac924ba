import { useSyncExternalStore } from "react";
import { comparedCookie, readCompared } from "./compare-list.ts";

const none: readonly string[] = [];
const listeners = new Set<() => void>();
let known = "";
let ids = none;
let isRead = false;

/**
 * The cookie is the truth: other tabs and plain forms write it too. Every card asks, several times each, and to read a
 * cookie is to ask another process: once for all who ask together. The same list stays the same object.
 */
function current(): readonly string[] {
  if (isRead) return ids;
  isRead = true;
  queueMicrotask(() => (isRead = false));
  const read = readCompared(document.cookie);
  if (read.join() !== known) {
    known = read.join();
    ids = read;
  }
  return ids;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("focus", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("focus", listener);
  };
}

/** What this visitor picked for comparison; nothing on the server and in the first paint, which are the same for everybody. */
export const useCompared = (): readonly string[] =>
  useSyncExternalStore(subscribe, current, () => none);

export function setCompared(next: readonly string[]): void {
  document.cookie = comparedCookie(next);
  isRead = false;
  for (const listener of listeners) listener();
}
