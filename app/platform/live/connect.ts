import type { LiveChange } from "./live-change.ts";

/** The server sends a heartbeat every 25 seconds: a connection without one is dead, whatever the network says. */
const silenceMs = 60_000;

interface ConnectOptions {
  personId: string;
  number: () => number;
  onChange(change: LiveChange): void;
}

export function connect({ personId, number, onChange }: ConnectOptions): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leaving = new AbortController();
  const reopenAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(open, ms);
  };
  const watch = () => reopenAfter(silenceMs);
  const close = () => {
    clearTimeout(timer);
    source?.close();
  };
  const stop = () => {
    leaving.abort();
    close();
  };

  function open(): void {
    close();
    const query = new URLSearchParams({ person: personId, after: String(number()) });
    const stream = new EventSource(`/account/live?${query}`);
    source = stream;
    watch();
    stream.addEventListener("open", watch);
    stream.addEventListener("beat", watch);
    stream.addEventListener("message", ({ lastEventId, data }: MessageEvent<string>) => {
      watch();
      onChange({ number: Number(lastEventId), topics: data.split(" ") });
    });
    stream.addEventListener("ended", stop);
    stream.addEventListener("error", () => {
      // Browsers retry a lost connection themselves, but not after a status other than 200.
      if (stream.readyState === EventSource.CLOSED) reopenAfter(5_000 + Math.random() * 10_000);
    });
  }

  // A connection from before the network changed is dead, and would take minutes to notice.
  addEventListener("offline", close, { signal: leaving.signal });
  addEventListener("online", open, { signal: leaving.signal });
  open();
  return stop;
}
