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
  /** Tests use a shorter timeout. */
  maxProcessorMs?: number;
}

/** The worker ends itself after too much CPU time. This is for tasks that wait instead of working. */
const maxWaitMs = 120_000;

/** From source in development and tests, from the bundle in production. */
const workerFile = import.meta.url.endsWith(".ts")
  ? join(projectRoot, "server/file-worker.ts")
  : join(projectRoot, "build/server/file-worker.js");

/**
 * Processes an untrusted file in a separate process, which has no secrets and is killed when it takes too
 * much time or memory. Threads would not do: picture decoders run in the thread pool, which all threads
 * share, and cannot be stopped. Null if it was killed. Call it in a turn (`takeTurn`).
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
  // A killed process stops reading; its exit code says why.
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
