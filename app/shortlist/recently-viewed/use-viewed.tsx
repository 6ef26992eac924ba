import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { ListingCardData } from "#app/listings/card/listing-card-data.ts";
import { localList } from "#app/ui/browser/stored-list.ts";
import { runWhenIdle } from "#app/ui/browser/run-when-idle.ts";

/** Sent to the server only to load their cards. */
export const maxViewed = 8;

/** One more than is shown, because a page omits its own listing. */
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

/** By comma-separated ids, so that equal lists are equal strings and load once. */
export function useCards(ids: string): ListingCardData[] {
  const { load, data } = useFetcher<{ cards: ListingCardData[] }>();
  useEffect(() => {
    void load(`/listings/cards?ids=${ids}`);
  }, [ids, load]);
  return data?.cards ?? [];
}
