import { useEffect, useRef } from "react";
import type { RecentSearch } from "#app/search/box/recent-searches.ts";

/** Recorded when the visitor leaves the page, instead of on every filter click. Null without words or filters. */
export function useRecordSearch(search: RecentSearch | null): void {
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  useEffect(
    () => () => {
      const { current } = latest;
      if (current) void record(current);
    },
    [],
  );
}

/** Loaded only now, because the page has no other use for it. If that fails, the search is not recorded. */
async function record(search: RecentSearch): Promise<void> {
  const store = await import("#app/search/box/recent-searches.ts").catch(() => null);
  store?.recordSearch(search);
}
