import { useCallback, useRef, useState } from "react";
import type { NotificationView } from "#app/accounts/notifications/notification-view.ts";

export type Latest = NotificationView[] | "loading" | "failed";

/** Not through the router: the page must not become an error page because the bell failed to load. */
export function useLatest(): [latest: Latest, load: () => void] {
  const [latest, setLatest] = useState<Latest>("loading");
  const newest = useRef(0);
  const load = useCallback(() => {
    const turn = ++newest.current;
    const show = (next: Latest) => {
      // An overtaken answer is outdated.
      if (turn === newest.current) setLatest(next);
    };
    void fetchLatest().then(show, () => show("failed"));
  }, []);
  return [latest, load];
}

async function fetchLatest(): Promise<NotificationView[]> {
  const response = await fetch("/account/notifications/latest");
  if (!response.ok) throw new Error(`notifications: ${response.status}`);
  return (await response.json()) as NotificationView[];
}
