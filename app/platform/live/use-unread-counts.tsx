import { useSyncExternalStore } from "react";
import { latestCounts, subscribeToCounts } from "./counts-store.ts";
import type { UnreadCounts } from "./unread-counts.ts";

const none = () => null;

/** The newer of what the page was loaded with and what came in since. */
export function useUnreadCounts(loaded: UnreadCounts): UnreadCounts {
  const live = useSyncExternalStore(subscribeToCounts, latestCounts, none);
  return live && live.number >= loaded.number ? live : loaded;
}
