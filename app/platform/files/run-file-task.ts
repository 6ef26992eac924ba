import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { deserialize, serialize } from "node:v8";
import { projectRoot } from "#app/platform/project-root.ts";

export interface FileTask {
  name: string;
  bytes: Uint8Array;
  options?: unknown;
  /** Only tests have less patience than the worker. */
  maxProcessorMs?: number;
}

/** The worker ends itself when it has used too much processor time. This is for what waits instead of working. */
const maxWaitMs = 120_000;

/** From its source in development and tests, from the bundle in production. */
const workerFile = import.meta.url.endsWith(".ts")
  ? join(projectRoot, "server/file-worker.ts")
  : join(projectRoot, "build/server/file-worker.js");

/**
 * Does the work on a file that a stranger sent in a process of its own, which knows no secrets and is killed when it takes more time
 * or memory than a file is worth. Threads would not do: the decoders of pictures run in the thread pool, which all threads share, and
 * cannot be stopped. Null where it was killed. Call it in a turn (`takeTurn`).
 */
export async function runFileTask<Answer>({
  name,
  bytes,
  options = null,
  maxProcessorMs,
}: FileTask): Promise<Answer | null> {
  const child = spawn(process.execPath, ["--max-old-space-size=256", workerFile], {
    cwd: projectRoot,
    env: { VIPS_CONCURRENCY: "1" },
    stdio: "pipe",
    timeout: maxWaitMs,
    killSignal: "SIGKILL",
  });
  // A process that was killed reads no further; its exit says why.
  child.stdin.on("error", () => {});
  const head = serialize({ name, options, maxProcessorMs });
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  child.stdin.write(Buffer.concat([length, head]));
  child.stdin.end(bytes);
  const [answer, complaint, [code, signal]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>,
  ]);
  if (signal) return null;
  if (code !== 0) throw new Error(`the file task ${name} failed: ${complaint.slice(0, 2_000)}`);
  return deserialize(answer) as Answer;
}
