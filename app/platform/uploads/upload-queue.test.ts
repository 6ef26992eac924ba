import { describe, expect, test, vi } from "vitest";
import { SendError, type Sending } from "./send-file.ts";
import type { AttachResult } from "./upload.ts";
import { UploadQueue } from "./upload-queue.ts";
import { soon } from "#test/soon.ts";

const file = (name: string) => new File(["x"], name);

function aQueue(left: { uploadId: string; name: string }[] = []) {
  const sent: { name: string; finish: (id: string) => void; fail: (error: Error) => void }[] = [];
  const cancelled: string[] = [];
  const send = ({ name }: File): Sending => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    sent.push({ name, finish: resolve, fail: reject });
    return { done: promise, cancel: () => cancelled.push(name) };
  };
  let kept = [...left];
  const pending = {
    list: () => kept,
    add: (one: (typeof kept)[0]) => void kept.push(one),
    remove: (id: string) => void (kept = kept.filter(({ uploadId }) => uploadId !== id)),
  };
  const attached: string[] = [];
  const answers: AttachResult[] = [];
  const attach = vi.fn(async () => answers.shift() ?? ({ ok: true } as const));
  const queue = new UploadQueue("photo", "a listing", send, pending);
  queue.connect({
    check: ({ name }) => (name.startsWith("big") ? `${name} is larger than 10 MB.` : null),
    attach,
    onAttached: (name) => attached.push(name),
  });
  const states = () => queue.list().map(({ name, state }) => `${name} ${state}`);
  return { queue, sent, cancelled, attached, answers, attach, states, kept: () => kept };
}

describe("the upload queue", () => {
  test("sends two at a time and attaches them", async () => {
    const { queue, sent, attached, states, kept } = aQueue();
    queue.add([file("a"), file("b"), file("c")]);
    expect(states()).toEqual(["a sending", "b sending", "c waiting"]);
    sent[0]!.finish("1");
    await vi.waitFor(() => expect(states()).toEqual(["b sending", "c sending"]), soon);
    sent[1]!.finish("2");
    sent[2]!.finish("3");
    await vi.waitFor(() => expect(attached).toEqual(["a", "b", "c"]), soon);
    expect(kept()).toEqual([]);
  });

  test("attaches in the order in which files were chosen, whatever arrives first", async () => {
    const { queue, sent, attached, states } = aQueue();
    queue.add([file("a"), file("b"), file("c")]);
    sent[1]!.finish("2");
    await vi.waitFor(() => expect(states()).toContain("b attaching"), soon);
    expect(attached).toEqual([]);
    sent[0]!.finish("1");
    await vi.waitFor(() => expect(attached).toEqual(["a", "b"]), soon);
    queue.add([file("d")]);
    // A file that does not arrive does not hold up the others.
    sent[3]!.finish("4");
    sent[2]!.fail(new SendError(null));
    await vi.waitFor(() => expect(attached).toEqual(["a", "b", "d"]), soon);
  });

  test("rejects a bad file and sends the good one", async () => {
    const { queue, sent, states } = aQueue();
    queue.add([file("big"), file("good")]);
    expect(states()).toEqual(["big refused", "good sending"]);
    expect(queue.list()[0]!.message).toBe("big is larger than 10 MB.");
    expect(sent.map(({ name }) => name)).toEqual(["good"]);
  });

  test("retries failures without sending complete files twice", async () => {
    const { queue, sent, answers, attach, states, attached, kept } = aQueue();
    queue.add([file("a")]);
    sent[0]!.fail(new SendError(null));
    await vi.waitFor(() => expect(states()).toEqual(["a failed"]), soon);
    answers.push({ ok: false, message: "The store is away.", canRetry: true });
    queue.retryFailed();
    sent[1]!.finish("1");
    await vi.waitFor(() => expect(states()).toEqual(["a failed"]), soon);
    expect(kept()).toEqual([{ uploadId: "1", name: "a" }]);
    queue.retry(queue.list()[0]!.key);
    await vi.waitFor(() => expect(attached).toEqual(["a"]), soon);
    expect(sent).toHaveLength(2);
    expect(attach).toHaveBeenCalledTimes(2);
    expect(kept()).toEqual([]);
  });

  test("shows why an uploaded file was rejected", async () => {
    const { queue, sent, answers, states, kept } = aQueue();
    answers.push({ ok: false, message: "a is damaged or incomplete.", canRetry: false });
    queue.add([file("a")]);
    sent[0]!.finish("1");
    await vi.waitFor(() => expect(states()).toEqual(["a refused"]), soon);
    expect(queue.list()[0]!.message).toBe("a is damaged or incomplete.");
    expect(kept()).toEqual([]);
  });

  test("a cancelled file makes room for the next and is not attached", async () => {
    const { queue, sent, cancelled, attached, states } = aQueue();
    queue.add([file("a"), file("b"), file("c")]);
    queue.cancel(queue.list()[0]!.key);
    expect(cancelled).toEqual(["a"]);
    expect(states()).toEqual(["b sending", "c sending"]);
    sent[0]!.finish("1");
    sent[1]!.finish("2");
    await vi.waitFor(() => expect(attached).toEqual(["b"]), soon);
  });

  test("attaches files that were complete when the page closed", async () => {
    const { attached, kept } = aQueue([{ uploadId: "1", name: "yesterday.jpg" }]);
    await vi.waitFor(() => expect(attached).toEqual(["yesterday.jpg"]), soon);
    expect(kept()).toEqual([]);
  });
});
