import { notificationsTopic } from "#app/accounts/notifications/notification-kind.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useLiveChanges } from "#app/platform/live/use-live-changes.tsx";
import type { NotificationView } from "#app/accounts/notifications/notification-view.ts";
import { NotificationRow } from "#app/accounts/notifications/notification-row.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";

export function BellPanel() {
  const [latest, load] = useLatest();
  const marking = useFetcher();
  const isIdle = marking.state === "idle";
  useEffect(() => {
    if (isIdle) load();
  }, [isIdle, load]);
  useLiveChanges(notificationsTopic, load);
  const hasUnread = Array.isArray(latest) && latest.some(({ isUnread }) => isUnread);
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4 ps-3 pe-1">
        <h2 className="font-serif text-lg font-medium">Notifications</h2>
        {hasUnread && (
          <marking.Form method="post" action="/account/notifications">
            <input type="hidden" name="stay" value="1" />
            <Button variant="quiet" size="sm" pending={!isIdle}>
              Mark all as read
            </Button>
          </marking.Form>
        )}
      </div>
      <LatestList latest={latest} load={load} />
      <div className="mt-1 flex items-center justify-between gap-4 border-t border-line px-3 pt-2 text-sm">
        <PlainLink to="/account/notifications" className="link inline-flex min-h-10 items-center">
          See all notifications
        </PlainLink>
        <PlainLink
          to="/account/notifications/settings"
          className="link inline-flex min-h-10 items-center"
        >
          Settings
        </PlainLink>
      </div>
    </>
  );
}

function LatestList({ latest, load }: { latest: Latest; load: () => void }) {
  if (latest === "loading")
    return (
      <div aria-busy="true" className="flex flex-col gap-3 p-3">
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} className="h-12 w-full" />
        ))}
      </div>
    );
  if (latest === "failed")
    return (
      <div role="alert" className="flex flex-col items-start gap-3 p-3 text-sm">
        <p>We couldn't load your notifications.</p>
        <Button type="button" variant="secondary" size="sm" onClick={load}>
          Try again
        </Button>
      </div>
    );
  if (latest.length === 0)
    return <p className="px-3 py-6 text-center text-sm text-ink-2">No notifications yet</p>;
  return (
    <ul className="flex flex-col gap-0.5">
      {latest.map((one) => (
        <NotificationRow key={one.id} {...one} />
      ))}
    </ul>
  );
}

type Latest = NotificationView[] | "loading" | "failed";

/** Not through the router: the page must not become an error page because the bell failed to load. */
function useLatest(): [latest: Latest, load: () => void] {
  const [latest, setLatest] = useState<Latest>("loading");
  const newest = useRef(0);
  const load = useCallback(() => {
    const turn = ++newest.current;
    const show = (next: Latest) => {
      // Ignore stale responses.
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
