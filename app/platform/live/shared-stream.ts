import type { LiveEvent } from "./live-event.ts";

/** What the tabs of a browser tell each other. */
export type TabMessage =
  | { type: "event"; event: LiveEvent }
  /** For tabs whose number is below the other one: go on from `number`, with data loaded anew. */
  | { type: "reset"; number: number; below: number }
  /** A tab that opens or comes to the front: what came after this number? */
  | { type: "hello"; number: number }
  /** The tab that holds the stream is awake. */
  | { type: "here" }
  | { type: "ended" };

export interface TabChannel {
  post(message: TabMessage): void;
  close(): void;
}

export interface StreamCallbacks {
  number: () => number;
  onEvent(event: LiveEvent): void;
  onReset(number: number): void;
  onEnded(): void;
  signal: AbortSignal;
}

export interface SharedStreamOptions {
  name: string;
  /** The number of the last event that the page was rendered with. */
  number: number;
  /** Missing in old browsers and on pages without https: then every tab has its own stream. */
  locks: Pick<LockManager, "request"> | undefined;
  openChannel(name: string, onMessage: (message: TabMessage) => void): TabChannel;
  connect(callbacks: StreamCallbacks): void;
  isVisible(): boolean;
  onEvent(event: LiveEvent): void;
  onReset(number: number): void;
  signal: AbortSignal;
}

/** What the tab with the stream keeps for tabs that ask. A tab that missed more loads its data anew. */
const maxKept = 200;
/** A tab with the stream that does not answer in this time is suspended. */
const answerMs = 3_000;

/**
 * One stream for all tabs of a browser. Who holds the lock holds the stream and passes on what comes; the others wait for the lock.
 * Every tab counts for itself what it has, so that it takes an event once, from whichever tab it comes. Returns a function to call
 * when the tab comes to the front.
 */
export function shareStream(options: SharedStreamOptions): () => void {
  const { name, locks, openChannel, connect, isVisible, signal } = options;
  let { number } = options;
  let isLeader = false;
  let isEnded = false;
  let kept: LiveEvent[] = [];
  /** The leader knows everything after this number. */
  let keptAfter = number;
  let answer: ReturnType<typeof setTimeout> | undefined;
  /** The request for the lock that counts; an older one is withdrawn. */
  let attempt = new AbortController();
  let endLeading: () => void = () => {};

  const channel = openChannel(name, (message) => {
    if (message.type === "event") take(message.event);
    else if (message.type === "reset") reset(message);
    else if (message.type === "here") clearTimeout(answer);
    else if (message.type === "ended") stop();
    else if (isLeader) answerTo(message.number);
  });

  function take(event: LiveEvent): boolean {
    if (isEnded || event.number <= number) return false;
    number = event.number;
    options.onEvent(event);
    return true;
  }

  function reset({ number: to, below }: { number: number; below: number }): void {
    if (isEnded || number >= below) return;
    number = to;
    options.onReset(to);
  }

  function answerTo(from: number): void {
    if (from < keptAfter) channel.post({ type: "reset", number, below: keptAfter });
    else for (const event of kept) if (event.number > from) channel.post({ type: "event", event });
    channel.post({ type: "here" });
  }

  /** Resolves when this tab has to give the stream up. */
  function lead(): Promise<void> {
    if (isEnded) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    clearTimeout(answer);
    isLeader = true;
    kept = [];
    keptAfter = number;
    const leading = new AbortController();
    endLeading = () => {
      isLeader = false;
      leading.abort();
      resolve();
    };
    connect({
      number: () => number,
      signal: leading.signal,
      onEvent(event) {
        if (!take(event)) return;
        kept.push(event);
        if (kept.length > maxKept) keptAfter = kept.shift()!.number;
        channel.post({ type: "event", event });
      },
      onReset(to) {
        kept = [];
        keptAfter = to;
        const all = { number: to, below: Infinity };
        reset(all);
        channel.post({ type: "reset", ...all });
      },
      onEnded() {
        channel.post({ type: "ended" });
        stop();
      },
    });
    return promise;
  }
  /** Waits for the lock, or takes it from a tab that sleeps; where another one takes it from us, waits again. */
  async function compete(steal: boolean): Promise<void> {
    if (!locks) return void lead();
    attempt.abort();
    const mine = new AbortController();
    attempt = mine;
    try {
      await locks.request(name, steal ? { steal } : { signal: mine.signal }, lead);
    } catch (error) {
      if (attempt !== mine || isEnded) return;
      endLeading();
      if ((error as Error).name === "AbortError") await compete(false);
      else void lead();
    }
  }

  function ask(): void {
    if (isLeader || isEnded || !locks) return;
    channel.post({ type: "hello", number });
    clearTimeout(answer);
    answer = setTimeout(() => {
      if (!isLeader && isVisible()) void compete(true);
    }, answerMs);
  }

  function stop(): void {
    if (isEnded) return;
    isEnded = true;
    clearTimeout(answer);
    attempt.abort();
    endLeading();
    channel.close();
  }

  signal.addEventListener("abort", stop);
  void compete(false);
  ask();
  return ask;
}
