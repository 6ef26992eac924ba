import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "#app/platform/project-root.ts";

export interface ThreadLimits {
  ms: number;
  heapMb: number;
  /** Contents of files are outside the heap, and the limits of a thread count its heap only. */
  externalMb: number;
}

export type ThreadOutcome<Answer> =
  | { ok: true; answer: Answer }
  /** "too-much": it needed more time or memory than it gets. */
  | { ok: false; reason: "too-much" | "failed"; error?: unknown };

const checkMs = 50;
const tooMuch = { ok: false, reason: "too-much" } as const;

/** From its source in development and tests, from the bundle in production. */
export const threadFile = (source: string, bundle: string): string =>
  join(projectRoot, import.meta.url.endsWith(".ts") ? source : `build/server/${bundle}`);

/** Runs one task in a thread of its own, which is ended when it takes too long or too much. The thread posts one message: its answer. */
export function runInThread<Answer>(
  file: string,
  task: object,
  limits: ThreadLimits,
  transferList: ArrayBuffer[] = [],
): Promise<ThreadOutcome<Answer>> {
  return new Promise((resolve) => {
    const worker = new Worker(file, {
      workerData: task,
      transferList,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    });
    const watch = setInterval(() => {
      void externalBytes(worker).then(
        (bytes) => bytes > limits.externalMb * 2 ** 20 && finish(tooMuch),
      );
    }, checkMs);
    const deadline = setTimeout(() => finish(tooMuch), limits.ms);
    const finish = (outcome: ThreadOutcome<Answer>) => {
      clearInterval(watch);
      clearTimeout(deadline);
      resolve(outcome);
      void worker.terminate();
    };
    worker.once("message", (answer: Answer) => finish({ ok: true, answer }));
    worker.once("error", (error: NodeJS.ErrnoException) =>
      finish(
        error.code === "ERR_WORKER_OUT_OF_MEMORY"
          ? tooMuch
          : { ok: false, reason: "failed", error },
      ),
    );
    worker.once("exit", () => finish({ ok: false, reason: "failed" }));
  });
}

async function externalBytes(worker: Worker): Promise<number> {
  try {
    return (await worker.getHeapStatistics()).external_memory;
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
