import { useEffect, useRef } from "react";
import { publishCounts, type UnreadCounts } from "./unread-counts.tsx";
import { runWhenIdle } from "#app/ui/browser/run-when-idle.ts";

interface LiveUpdatesProps {
  personId: string;
  counts: UnreadCounts;
}

export default function LiveUpdates({ personId, counts }: LiveUpdatesProps) {
  const number = useRef(counts.number);
  // After every render: a title set by the page has no count.
  useEffect(() => {
    number.current = counts.number;
    const title = titleWithCount(document.title, counts.unreadLeads);
    if (title !== document.title) document.title = title;
  });

  useEffect(() => {
    const leaving = new AbortController();
    runWhenIdle(async () => {
      if (leaving.signal.aborted) return;
      // After a deployment the file of an old page may be gone; it continues without live updates.
      const loaded = await import("./start-live.ts").catch(() => null);
      loaded?.startLive({ personId, number: number.current, signal: leaving.signal });
    });
    return () => {
      leaving.abort();
      publishCounts(null);
    };
  }, [personId]);
  return null;
}

const countInTitle = /^\(\d+\+?\) /;

function titleWithCount(title: string, count: number): string {
  const bare = title.replace(countInTitle, "");
  return count > 0 ? `(${count > 99 ? "99+" : count}) ${bare}` : bare;
}
