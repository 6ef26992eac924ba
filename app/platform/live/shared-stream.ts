import { everything, type LiveChange } from "./live-change.ts";

type TabMessage = LiveChange | "hello";

export interface SharedStreamOptions {
  name: string;
  number: number;
  connect(options: { number: () => number; onChange(change: LiveChange): void }): () => void;
  isVisible(): boolean;
  onChange(change: LiveChange): void;
  signal: AbortSignal;
}

/** A tab with the stream that does not answer within this time is suspended. */
const answerMs = 3_000;

/** One stream for all tabs, because a browser allows six connections per host over HTTP/1.1. The tab that holds the lock passes changes on. */
export function shareStream(options: SharedStreamOptions): () => void {
  const { name, connect, isVisible, onChange, signal } = options;
  let { number } = options;
  let isLeader = false;
  let waiting = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  let resign = () => {};
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only tabs of our own origin hear a BroadcastChannel
  const post = (message: TabMessage) => channel.postMessage(message);

  channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
    if (data !== "hello") take(data);
    else if (isLeader) post({ number, topics: [everything] });
  });

  /** A tab that missed a number missed its change. */
  function take(change: LiveChange): void {
    clearTimeout(silence);
    if (change.number === number) return;
    const isNext = change.number === number + 1;
    number = change.number;
    onChange(isNext ? change : { number, topics: [everything] });
  }

  function lead(): Promise<void> {
    clearTimeout(silence);
    isLeader = true;
    const disconnect = connect({
      number: () => number,
      onChange(change) {
        take(change);
        post(change);
      },
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    resign = () => {
      isLeader = false;
      disconnect();
      resolve();
    };
    return promise;
  }

  /** Waits for the lock, or takes it from a suspended tab, which then waits again. */
  async function compete(steal: boolean): Promise<void> {
    waiting.abort();
    const mine = (waiting = new AbortController());
    try {
      await navigator.locks.request(name, steal ? { steal } : { signal: mine.signal }, lead);
    } catch {
      if (mine.signal.aborted) return;
      resign();
      await compete(false);
    }
  }

  function ask(): void {
    if (isLeader || signal.aborted) return;
    post("hello");
    clearTimeout(silence);
    silence = setTimeout(() => {
      if (!isLeader && isVisible()) void compete(true);
    }, answerMs);
  }

  signal.addEventListener("abort", () => {
    clearTimeout(silence);
    waiting.abort();
    resign();
    channel.close();
  });
  // Locks require https: without them every tab has its own stream.
  if ("locks" in navigator) {
    void compete(false);
    ask();
  } else void lead();
  return ask;
}
