import { createEventParser } from "./event-parser.ts";
import { type LiveEvent, liveEventKinds } from "./live-event.ts";

/** The server sends a heartbeat every 25 seconds: a connection without one is dead, whatever the network says. */
const silenceMs = 60_000;
/** A connection that lasted this long was a good one: the next failure is the first again. */
const goodMs = 30_000;
const firstDelayMs = 1_000;
const longestDelayMs = 60_000;

export interface ConnectionOptions {
  personId: string;
  /** The number of the last event this browser has. */
  number: () => number;
  onEvent(event: LiveEvent): void;
  /** What was missed cannot be told any more: everything must be loaded anew. */
  onReset(number: number): void;
  /** The session has ended, or is somebody else's now. */
  onEnded(): void;
  signal: AbortSignal;
}

/** How long to wait before the next attempt. Spread at random, or a server that restarts is asked by everybody at once. */
export const retryDelay = (failures: number, random: number): number =>
  Math.min(firstDelayMs * 2 ** failures, longestDelayMs) * (0.5 + random * 1.5);

/** Keeps a stream open until the signal, each time from where the last one ended. */
export async function keepConnected(options: ConnectionOptions): Promise<void> {
  const { signal, onEnded } = options;
  let failures = 0;
  while (!signal.aborted) {
    const started = Date.now();
    const outcome = await readStream(options);
    if (signal.aborted) return;
    if (outcome === "ended") return onEnded();
    failures = Date.now() - started > goodMs ? 0 : failures + 1;
    await waitToRetry(retryDelay(failures - 1, Math.random()), signal);
  }
}

async function readStream(options: ConnectionOptions): Promise<"ended" | "lost"> {
  const { personId, number, signal } = options;
  const lost = new AbortController();
  const giveUp = () => lost.abort();
  let silence = setTimeout(giveUp, silenceMs);
  signal.addEventListener("abort", giveUp);
  // The network changed: a connection from before is dead, and would take minutes to notice.
  addEventListener("offline", giveUp);
  try {
    const query = new URLSearchParams({ person: personId, after: String(number()) });
    const response = await fetch(`/account/live?${query}`, {
      signal: lost.signal,
      headers: { accept: "text/event-stream" },
      cache: "no-store",
    });
    if (response.status === 401 || response.status === 404) return "ended";
    if (!response.ok || !response.body) return "lost";
    const parse = createEventParser();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return "lost";
      clearTimeout(silence);
      silence = setTimeout(giveUp, silenceMs);
      for (const { id, event, data } of parse(value)) receive(Number(id), event, data, options);
    }
  } catch {
    // Whatever broke it, the next attempt goes on after the last number.
    return "lost";
  } finally {
    clearTimeout(silence);
    signal.removeEventListener("abort", giveUp);
    removeEventListener("offline", giveUp);
    lost.abort();
  }
}

function receive(number: number, kind: string, data: string, options: ConnectionOptions): void {
  if (kind === "reset") options.onReset(number);
  // A newer server may know kinds that this page does not.
  else if ((liveEventKinds as readonly string[]).includes(kind))
    options.onEvent({ number, kind, data: JSON.parse(data) } as LiveEvent);
}

/** Sooner where the network comes back. */
function waitToRetry(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
