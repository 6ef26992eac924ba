import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveEvent } from "./live-event.ts";
import { shareStream, type StreamCallbacks, type TabMessage } from "./shared-stream.ts";

/** The tabs of one browser: a lock, a channel, and a server with numbered events. */
function aBrowser() {
  type Holder = { release(): void; reject(error: Error): void };
  let holder: Holder | null = null;
  const queue: (() => void)[] = [];
  const request = (
    _name: string,
    { steal, signal }: LockOptions,
    hold: () => Promise<void>,
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const grant = () => {
        const mine: Holder = { release: resolve, reject };
        holder = mine;
        void hold().finally(() => {
          if (holder === mine) holder = null;
          resolve();
          if (!holder) queue.shift()?.();
        });
      };
      if (steal) {
        holder?.reject(Object.assign(new Error("stolen"), { name: "AbortError" }));
        return grant();
      }
      if (!holder) return grant();
      queue.push(grant);
      signal?.addEventListener("abort", () => {
        const place = queue.indexOf(grant);
        if (place >= 0) queue.splice(place, 1);
        reject(Object.assign(new Error("withdrawn"), { name: "AbortError" }));
      });
    });

  const channels = new Map<object, (message: TabMessage) => void>();
  const streams = new Set<StreamCallbacks>();
  const log: LiveEvent[] = [];

  function openTab(number: number) {
    const leaving = new AbortController();
    const seen: number[] = [];
    let resets = 0;
    let isSuspended = false;
    const comeToFront = shareStream({
      name: "live",
      number,
      locks: { request: request as LockManager["request"] },
      openChannel(_name, onMessage) {
        const key = {};
        channels.set(key, (message) => !isSuspended && onMessage(message));
        return {
          post: (message) => {
            for (const [other, tell] of channels) if (other !== key) tell(message);
          },
          close: () => void channels.delete(key),
        };
      },
      connect(stream) {
        streams.add(stream);
        stream.signal.addEventListener("abort", () => streams.delete(stream));
        for (const event of log) if (event.number > stream.number()) stream.onEvent(event);
      },
      isVisible: () => true,
      onEvent: (event) => seen.push(event.number),
      onReset: () => resets++,
      signal: leaving.signal,
    });
    return {
      seen,
      resets: () => resets,
      comeToFront,
      close: () => leaving.abort(),
      suspend: (value: boolean) => (isSuspended = value),
    };
  }

  return {
    openTab,
    streams,
    happen(count = 1) {
      for (let i = 0; i < count; i++) {
        const event: LiveEvent = { number: log.length + 1, kind: "counts", data: {} };
        log.push(event);
        for (const stream of streams) stream.onEvent(event);
      }
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(10);

describe("the tabs of a browser", () => {
  it("share one stream, and each takes every event once", async () => {
    const browser = aBrowser();
    const tabs = [browser.openTab(0), browser.openTab(0), browser.openTab(0)];
    await settle();
    browser.happen(3);
    expect(browser.streams.size).toBe(1);
    for (const tab of tabs) expect(tab.seen).toEqual([1, 2, 3]);
  });

  it("go on without loss or repetition when the one with the stream closes", async () => {
    const browser = aBrowser();
    const [first, second, third] = [browser.openTab(0), browser.openTab(0), browser.openTab(0)];
    await settle();
    browser.happen(2);
    first!.close();
    browser.happen(2);
    await settle();
    browser.happen();
    expect(browser.streams.size).toBe(1);
    for (const tab of [second!, third!]) expect(tab.seen).toEqual([1, 2, 3, 4, 5]);
    expect(first!.seen).toEqual([1, 2]);
  });

  it("tell a new one what came between its rendering and its opening", async () => {
    const browser = aBrowser();
    browser.openTab(0);
    await settle();
    browser.happen(5);
    const late = browser.openTab(3);
    await settle();
    browser.happen();
    expect(late.seen).toEqual([4, 5, 6]);
    expect(late.resets()).toBe(0);
  });

  it("let one load anew that is older than what is known", async () => {
    const browser = aBrowser();
    browser.happen(9);
    const leader = browser.openTab(7);
    await settle();
    const old = browser.openTab(2);
    await settle();
    expect([old.resets(), old.seen]).toEqual([1, []]);
    expect([leader.resets(), leader.seen]).toEqual([0, [8, 9]]);
    browser.happen();
    expect(old.seen).toEqual([10]);
  });

  it("take the stream from one that sleeps, which waits for its turn when it wakes", async () => {
    const browser = aBrowser();
    const sleeper = browser.openTab(0);
    const awake = browser.openTab(0);
    await settle();
    browser.happen();
    sleeper.suspend(true);
    awake.comeToFront();
    await vi.advanceTimersByTimeAsync(3_100);
    sleeper.suspend(false);
    browser.happen();
    expect(browser.streams.size).toBe(1);
    expect(awake.seen).toEqual([1, 2]);
    expect(sleeper.seen).toEqual([1, 2]);
    awake.close();
    await settle();
    browser.happen();
    expect(browser.streams.size).toBe(1);
    expect(sleeper.seen).toEqual([1, 2, 3]);
  });

  it("all stop when the session has ended", async () => {
    const browser = aBrowser();
    const tabs = [browser.openTab(0), browser.openTab(0)];
    await settle();
    for (const stream of browser.streams) stream.onEnded();
    await settle();
    browser.happen();
    expect(browser.streams.size).toBe(0);
    for (const tab of tabs) expect(tab.seen).toEqual([]);
  });

  it("all load anew when the server says so, also where it has forgotten numbers", async () => {
    const browser = aBrowser();
    const tabs = [browser.openTab(50), browser.openTab(60)];
    await settle();
    for (const stream of browser.streams) stream.onReset(0);
    browser.happen();
    for (const tab of tabs) expect([tab.resets(), tab.seen]).toEqual([1, [1]]);
  });
});
