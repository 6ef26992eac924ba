import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { publishCounts } from "./counts-store.ts";
import { titleWithCount } from "./title-count.ts";
import type { UnreadCounts } from "./unread-counts.ts";
import { runWhenIdle } from "#app/ui/run-when-idle.ts";

interface LiveUpdatesProps {
  personId: string;
  counts: UnreadCounts;
}

/** Connects the page of a signed-in person to what happens, once the page itself is done, and counts in the title. */
export default function LiveUpdates({ personId, counts }: LiveUpdatesProps) {
  const { revalidate } = useRevalidator();
  const latest = useRef({ counts, revalidate });
  // After every rendering: a title that the page sets has no count.
  useEffect(() => {
    latest.current = { counts, revalidate };
    const title = titleWithCount(document.title, counts.unreadLeads);
    if (title !== document.title) document.title = title;
  });

  useEffect(() => {
    const leaving = new AbortController();
    runWhenIdle(async () => {
      if (leaving.signal.aborted) return;
      // A page that is older than the server's files may not find it any more, and goes on without.
      const loaded = await import("./start-live.ts").catch(() => null);
      loaded?.startLive({
        personId,
        number: latest.current.counts.number,
        onReset: () => void latest.current.revalidate(),
        signal: leaving.signal,
      });
    });
    return () => {
      leaving.abort();
      publishCounts(null);
    };
  }, [personId]);
  return null;
}
