import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PdfProblem } from "#app/listings/media/documents/inspect-pdf.ts";
import type { Reader } from "#app/listings/media/documents/watermark-pdf.ts";
import { projectRoot } from "#app/platform/project-root.ts";

export type PdfTask =
  | { kind: "inspect"; bytes: Uint8Array }
  | { kind: "watermark"; bytes: Uint8Array; reader: Reader };
export type PdfAnswer = { problem: PdfProblem | null } | { marked: Uint8Array };

export type PdfOutcome<Answer extends PdfAnswer> =
  | { ok: true; answer: Answer }
  /** "busy": many wait already. "too-much": it needed more time or memory than a task gets. */
  | { ok: false; reason: "busy" | "too-much" | "failed"; error?: unknown };

type AnswerTo<Task extends PdfTask> = Task["kind"] extends "inspect"
  ? Extract<PdfAnswer, { problem: unknown }>
  : Extract<PdfAnswer, { marked: unknown }>;

const maxMs = 30_000;
const maxHeapMb = 256;
/** Contents of files are outside the heap. A file of 20 MB needs some 120 MB in all while it is read and written. */
const maxExternalBytes = 200 * 1024 * 1024;
const checkMs = 50;
const maxWaiting = 12;

/** From its source in development and tests, from the bundle in production. */
const workerFile = import.meta.url.endsWith(".ts")
  ? join(projectRoot, "app/listings/media/documents/pdf-worker.ts")
  : join(projectRoot, "build/server/pdf-worker.js");

let running: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Reads or marks a PDF in a thread of its own, one file at a time, so that neither time nor memory of the pages suffers. */
export async function runPdfTask<Task extends PdfTask>(
  task: Task,
): Promise<PdfOutcome<AnswerTo<Task>>> {
  if (waiting >= maxWaiting) return { ok: false, reason: "busy" };
  waiting++;
  const mine = running.then(() => runInThread(task));
  running = mine.catch(() => undefined);
  try {
    return (await mine) as PdfOutcome<AnswerTo<Task>>;
  } finally {
    waiting--;
  }
}

function runInThread(task: PdfTask): Promise<PdfOutcome<PdfAnswer>> {
  return new Promise((resolve) => {
    const worker = new Worker(workerFile, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
    const watch = setInterval(() => {
      void isTooLarge(worker).then((tooLarge) => tooLarge && finish(tooMuch));
    }, checkMs);
    const deadline = setTimeout(() => finish(tooMuch), maxMs);
    const finish = (outcome: PdfOutcome<PdfAnswer>) => {
      clearInterval(watch);
      clearTimeout(deadline);
      resolve(outcome);
      void worker.terminate();
    };
    worker.once("message", (answer: PdfAnswer) => finish({ ok: true, answer }));
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

const tooMuch = { ok: false, reason: "too-much" } as const;

/** The limits of a thread count its heap only. */
async function isTooLarge(worker: Worker): Promise<boolean> {
  try {
    return (await worker.getHeapStatistics()).external_memory > maxExternalBytes;
  } catch {
    // It has ended meanwhile.
    return false;
  }
}
