import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openThread } from "./open-thread.ts";

const folder = mkdtempSync(join(tmpdir(), "thread-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "worker.mjs");
writeFileSync(
  file,
  `import { parentPort, threadId } from "node:worker_threads";
  const work = {
    echo: (text) => text,
    thread: () => threadId,
    hang: () => { for (;;); },
    heap: () => { const held = []; for (;;) held.push({ a: held.length }); },
    external: () => { const held = []; const more = setInterval(() => held.push(new Uint8Array(2 ** 22).fill(1)), 1); },
    fail: () => { throw new Error("broken"); },
    exit: () => process.exit(1),
  };
  parentPort.on("message", ({ kind, text }) => {
    const answer = work[kind](text);
    if (kind !== "external") parentPort.postMessage({ ok: true, answer });
  });`,
);

const open = () => openThread(file, { ms: 800, heapMb: 32, externalMb: 64 });

test("answers one task after another in the same thread", async () => {
  const run = open();
  const answers = await Promise.all(["a", "b", "c"].map((text) => run({ kind: "echo", text })));
  expect(answers).toEqual(["a", "b", "c"].map((answer) => ({ ok: true, answer })));
  expect(await run({ kind: "thread" })).toEqual(await run({ kind: "thread" }));
});

test.each([
  ["hang", "too-much"],
  ["heap", "too-much"],
  ["external", "too-much"],
  ["fail", "failed"],
  ["exit", "failed"],
])("ends a thread on %s, and goes on with another", async (kind, reason) => {
  const run = open();
  const outcomes = await Promise.all([run({ kind }), run({ kind: "echo", text: "next" })]);
  expect(outcomes).toMatchObject([
    { ok: false, reason },
    { ok: true, answer: "next" },
  ]);
});
