import { useEffect } from "react";
import { localList } from "#app/ui/browser/stored-list.ts";
import { runWhenIdle } from "#app/ui/browser/run-when-idle.ts";

/** Sent to the server only to load their cards. */
export const maxViewed = 8;

/** One more than is shown, because a page leaves out its own listing. */
export const withViewed = (before: readonly string[], id: string): string[] =>
  [id, ...before.filter((one) => one !== id)].slice(0, maxViewed + 1);

const viewed = localList("viewed", (id) => /^[\w-]{1,40}$/.test(id), maxViewed + 1);

export const useViewed = viewed.use;

/** Null for pages that are not public. */
export function useRecordViewed(id: string | null): void {
  useEffect(() => {
    if (id) runWhenIdle(() => viewed.set(withViewed(viewed.refresh(), id)));
  }, [id]);
}

export const clearViewed = (): void => viewed.set([]);
