import { useEffect, useRef } from "react";
import { useLoaderData, useLocation, useRevalidator } from "react-router";
import { loadInBackground } from "./background-load.ts";
import { isShownStale, rememberShown } from "./shown-data.ts";
import type { LiveEvent, LiveEventKind } from "./live-event.ts";
import { useLiveEvents } from "./use-live-events.tsx";

/** What one change records arrives within this time, and is one reason to load. */
const gatherMs = 80;
/** Before the next attempt where the server could not be reached. */
const retryMs = 5_000;

/**
 * Loads the data of the page again when something happens that concerns it. In a tab that nobody sees it waits until somebody does:
 * a conversation must not count as read because it is open behind other windows. The page has a `clientLoader` with `loadOrKeep`.
 */
export function useLiveRevalidation<Kind extends LiveEventKind>(
  kinds: readonly Kind[],
  concerns: (event: Extract<LiveEvent, { kind: Kind }>) => boolean = () => true,
): void {
  const { pathname, search } = useLocation();
  const data: unknown = useLoaderData();
  useEffect(() => rememberShown(pathname + search, data), [pathname, search, data]);

  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });
  const request = useRef(() => {});
  useLiveEvents(kinds, (event) => {
    if (concerns(event)) request.current();
  });
  useEffect(() => {
    let isDue = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const after = (ms: number) => {
      clearTimeout(timer);
      if (!signal.aborted) timer = setTimeout(load, ms);
    };
    const load = async () => {
      if (!(isDue || isShownStale()) || document.visibilityState === "hidden") return;
      isDue = false;
      await loadInBackground(latest.current);
      if (isShownStale()) after(retryMs);
    };
    request.current = () => {
      isDue = true;
      after(gatherMs);
    };
    document.addEventListener("visibilitychange", load, { signal });
    addEventListener("online", load, { signal });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, []);
}
