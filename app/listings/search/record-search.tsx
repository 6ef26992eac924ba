import { useEffect, useRef } from "react";
import { recordSearch, type RecentSearch } from "#app/listings/search/box/recent-searches.ts";

/**
 * Adds the search on the screen to the recent ones when the visitor leaves it for another page, so that not every click on a filter
 * on the way there is recorded. Null where nothing was asked for.
 */
export function useRecordSearch(search: RecentSearch | null): void {
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  useEffect(
    () => () => {
      if (latest.current) recordSearch(latest.current);
    },
    [],
  );
}
