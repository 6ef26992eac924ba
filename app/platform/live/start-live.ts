import { keepConnected } from "./live-connection.ts";
import type { LiveEvent } from "./live-event.ts";
import { publishCounts } from "./counts-store.ts";
import { publishEvent } from "./event-store.ts";
import { shareStream, type TabChannel, type TabMessage } from "./shared-stream.ts";
import type { UnreadCounts } from "./unread-counts.ts";

interface LiveOptions {
  personId: string;
  number: number;
  onReset(): void;
  signal: AbortSignal;
}

/** Connects this tab until the signal. Loaded on demand: no page needs it to be read. */
export function startLive({ personId, number, onReset, signal }: LiveOptions): void {
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
      locks: navigator.locks,
      openChannel,
      connect: (callbacks) => void keepConnected({ personId, ...callbacks }),
      isVisible: () => document.visibilityState === "visible",
      onEvent(event: LiveEvent) {
        latest = event.number;
        publishEvent(event);
        loadCounts();
      },
      onReset(number) {
        latest = number;
        onReset();
        loadCounts();
      },
      signal: visit.signal,
    });
  };
  const leave = () => visit.abort();
  // A page in the back/forward cache may hold neither a lock nor a connection. It comes back with the number it left with.
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && join();
  const seen = () => document.visibilityState === "visible" && comeToFront();

  addEventListener("pagehide", leave, { signal });
  addEventListener("pageshow", comeBack, { signal });
  document.addEventListener("visibilitychange", seen, { signal });
  signal.addEventListener("abort", leave);
  join();
}

function openChannel(name: string, onMessage: (message: TabMessage) => void): TabChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }) => onMessage(data as TabMessage));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only tabs of our own origin hear a BroadcastChannel
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

/** What belongs to one change arrives together. */
const gatherMs = 100;

/** Every kind of event may change what is unread. */
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

/** Null where it fails, or where the server leads to another page first; the next event or page shows them. */
async function fetchCounts(signal: AbortSignal): Promise<UnreadCounts | null> {
  try {
    const response = await fetch("/account/counts", { signal, redirect: "error" });
    return response.ok ? ((await response.json()) as UnreadCounts) : null;
  } catch {
    return null;
  }
}
