import { afterEach, describe, expect, it, vi } from "vitest";
import type { LiveChange } from "./live-change.ts";
import { shareStream, type SharedStreamOptions } from "./shared-stream.ts";

const tabs: AbortController[] = [];
afterEach(() => tabs.splice(0).forEach((tab) => tab.abort()));
let browsers = 0;

function aBrowser() {
  const name = `browser ${browsers++}`;
  /** The open streams, each with the function that notifies its tab. */
  const streams: Parameters<SharedStreamOptions["connect"]>[0][] = [];
  const open = (number = 0) => {
    const seen: LiveChange[] = [];
    const leaving = new AbortController();
    tabs.push(leaving);
    const comeToFront = shareStream({
      name,
      number,
      connect(stream) {
        streams.push(stream);
        return () => void streams.splice(streams.indexOf(stream), 1);
      },
      isVisible: () => true,
      onChange: (change) => seen.push(change),
      signal: leaving.signal,
    });
    return { seen, comeToFront, close: () => leaving.abort() };
  };
  const send = (number: number, ...topics: string[]) => streams[0]!.onChange({ number, topics });
  return { open, send, streams };
}

describe("the tabs of a browser", () => {
  it("share one stream, and each gets a change once", async () => {
    const { open, send, streams } = aBrowser();
    const [one, two] = [open(), open()];
    await vi.waitFor(() => expect(streams).toHaveLength(1));
    send(1, "messages");
    send(1, "messages");
    const expected = [{ number: 1, topics: ["messages"] }];
    await vi.waitFor(() => expect(two.seen).toEqual(expected));
    expect(one.seen).toEqual(expected);
  });

  it("take over from a closed tab where it stopped", async () => {
    const { open, send, streams } = aBrowser();
    const one = open();
    await vi.waitFor(() => expect(streams).toHaveLength(1));
    const two = open();
    send(1, "messages");
    await vi.waitFor(() => expect(two.seen).toHaveLength(1));
    one.close();
    await vi.waitFor(() => expect(streams).toHaveLength(1));
    expect(streams[0]!.number()).toBe(1);
    send(2, "notifications");
    expect(two.seen.at(-1)).toEqual({ number: 2, topics: ["notifications"] });
  });

  it("reload everything if they missed a number, even a tab that opens late", async () => {
    const { open, send, streams } = aBrowser();
    const one = open(3);
    await vi.waitFor(() => expect(streams).toHaveLength(1));
    send(5, "messages");
    expect(one.seen).toEqual([{ number: 5, topics: ["*"] }]);
    const late = open(4);
    await vi.waitFor(() => expect(late.seen).toEqual([{ number: 5, topics: ["*"] }]));
  });

  it("take the stream from a suspended tab, which waits after waking up", async () => {
    const { open, streams } = aBrowser();
    const asleep = vi.spyOn(BroadcastChannel.prototype, "postMessage").mockImplementation(() => {});
    open();
    await vi.waitFor(() => expect(streams).toHaveLength(1));
    const [sleeping] = streams;
    const two = open();
    two.comeToFront();
    await vi.waitFor(() => expect(streams).not.toContain(sleeping), { timeout: 10_000 });
    await vi.waitFor(() => expect(streams).toHaveLength(1));
    asleep.mockRestore();
  });
});
