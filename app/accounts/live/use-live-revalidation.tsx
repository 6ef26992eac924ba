import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { LiveEvent, LiveEventKind } from "#app/accounts/live/live-event.ts";
import { useLiveEvents } from "#app/accounts/live/use-live-events.tsx";

/** What one change records arrives within this time, and is one reason to load. */
const gatherMs = 80;

/**
 * Loads the data of the page again when something happens that concerns it. In a tab that nobody sees it waits until somebody does:
 * a conversation must not count as read because it is open behind other windows.
 */
export function useLiveRevalidation<Kind extends LiveEventKind>(
  kinds: readonly Kind[],
  concerns: (event: Extract<LiveEvent, { kind: Kind }>) => boolean = () => true,
): void {
  const { revalidate } = useRevalidator();
  const isDue = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const revalidateWhenSeen = () => {
    if (!isDue.current || document.visibilityState === "hidden") return;
    isDue.current = false;
    void revalidate();
  };
  useLiveEvents(kinds, (event) => {
    if (!concerns(event)) return;
    isDue.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(revalidateWhenSeen, gatherMs);
  });
  useEffect(() => {
    document.addEventListener("visibilitychange", revalidateWhenSeen);
    return () => {
      document.removeEventListener("visibilitychange", revalidateWhenSeen);
      clearTimeout(timer.current);
    };
  });
}
