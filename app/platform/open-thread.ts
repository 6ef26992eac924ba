import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "#app/platform/project-root.ts";

export interface ThreadLimits {
  /** Of processor time: a busy machine is nobody's fault. Eight times as long in all. */
  ms: number;
  heapMb: number;
  /** Contents of files are outside the heap, and the limits of a thread count its heap only. */
  externalMb: number;
}

export type ThreadOutcome<Answer> =
  | { ok: true; answer: Answer }
  /** "too-much": it needed more time or memory than a task gets. */
  | { ok: false; reason: "too-much" | "failed"; error?: unknown };

const checkMs = 50;
const idleMs = 60_000;
const tooMuch = { ok: false, reason: "too-much" } as const;

/** From its source in development and tests, from the bundle in production. */
export const threadFile = (source: string, bundle: string): string =>
  join(projectRoot, import.meta.url.endsWith(".ts") ? source : `build/server/${bundle}`);

/**
 * A thread for work that takes long or that a stranger can make long, one task after another. A task that takes too much ends the
 * thread, and the next one starts another. The program in the file answers each message with a `ThreadOutcome`.
 */
export function openThread(file: string, limits: ThreadLimits) {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let settle: (outcome: ThreadOutcome<unknown>) => void = () => undefined;

  function end(): void {
    void worker?.terminate();
    worker = null;
  }

  function start(): Worker {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: limits.heapMb } });
    const fail = (outcome: ThreadOutcome<unknown>) => {
      if (worker !== started) return;
      end();
      settle(outcome);
    };
    started.on("message", (outcome: ThreadOutcome<unknown>) => settle(outcome));
    started.on("error", (error: NodeJS.ErrnoException) => {
      const isFull = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      fail(isFull ? tooMuch : { ok: false, reason: "failed", error });
    });
    started.on("exit", () => fail({ ok: false, reason: "failed" }));
    // A thread that waits for work does not keep the program from ending.
    started.unref();
    return started;
  }

  async function run(task: object, transfer: ArrayBuffer[]): Promise<ThreadOutcome<unknown>> {
    clearTimeout(idle);
    const thread = (worker ??= start());
    const { promise, resolve } = Promise.withResolvers<ThreadOutcome<unknown>>();
    settle = resolve;
    const stop = () => {
      if (worker === thread) end();
      resolve(tooMuch);
    };
    const before = await measure(thread);
    const watch = setInterval(() => {
      void measure(thread).then(
        ({ bytes, ms }) =>
          (bytes > limits.externalMb * 2 ** 20 || ms - before.ms > limits.ms) && stop(),
      );
    }, checkMs);
    const deadline = setTimeout(stop, 8 * limits.ms);
    thread.postMessage(task, transfer);
    try {
      return await promise;
    } finally {
      clearInterval(watch);
      clearTimeout(deadline);
      idle = setTimeout(end, idleMs).unref();
    }
  }

  return <Answer>(task: object, transfer: ArrayBuffer[] = []): Promise<ThreadOutcome<Answer>> => {
    const result = last.then(() => run(task, transfer));
    last = result;
    return result as Promise<ThreadOutcome<Answer>>;
  };
}

async function measure(thread: Worker) {
  try {
    const { external_memory: bytes } = await thread.getHeapStatistics();
    const { user, system } = await thread.cpuUsage();
    return { bytes, ms: (user + system) / 1000 };
  } catch {
    // It has not begun yet, or has ended meanwhile.
    return { bytes: 0, ms: 0 };
  }
}
