import { connect } from "./connect.ts";
import { shareStream } from "./shared-stream.ts";
import { publishChange } from "./use-live-changes.tsx";
import { publishCounts, type UnreadCounts } from "./unread-counts.tsx";

interface LiveOptions {
  personId: string;
  number: number;
  signal: AbortSignal;
}

export function startLive({ personId, number, signal }: LiveOptions): void {
  if (signal.aborted) return;
  let latest = number;
  let visit = new AbortController();
  let comeToFront = () => {};
  const loadCounts = createCountsLoader(signal);

  const join = () => {
    visit = new AbortController();
    comeToFront = shareStream({
      name: `live ${personId}`,
      number: latest,
      connect: (callbacks) => connect({ personId, ...callbacks }),
      isVisible: () => document.visibilityState === "visible",
      onChange(change) {
        latest = change.number;
        publishChange(change);
        loadCounts();
      },
      signal: visit.signal,
    });
  };
  const leave = () => visit.abort();
  // A page in the back/forward cache may hold neither a lock nor a connection. It resumes with the number it left with.
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && join();
  const seen = () => document.visibilityState === "visible" && comeToFront();

  addEventListener("pagehide", leave, { signal });
  addEventListener("pageshow", comeBack, { signal });
  document.addEventListener("visibilitychange", seen, { signal });
  signal.addEventListener("abort", leave);
  join();
}

const gatherMs = 100;

/** Every change may affect the unread counts. */
function createCountsLoader(signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const counts = await fetchCounts(signal);
      if (counts && !signal.aborted) publishCounts(counts);
    }, gatherMs);
  };
}

/** Null on failure, or if the server redirects; the next change or page shows them. */
async function fetchCounts(signal: AbortSignal): Promise<UnreadCounts | null> {
  try {
    const response = await fetch("/account/counts", { signal, redirect: "error" });
    return response.ok ? ((await response.json()) as UnreadCounts) : null;
  } catch {
    return null;
  }
}
