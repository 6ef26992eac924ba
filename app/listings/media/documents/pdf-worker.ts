import { parentPort, workerData } from "node:worker_threads";
import { inspectPdf } from "#app/listings/media/documents/inspect-pdf.ts";
import type { PdfAnswer, PdfTask } from "#app/listings/media/documents/run-pdf-task.server.ts";
import { watermarkPdf } from "#app/listings/media/documents/watermark-pdf.ts";

/** The thread in which a PDF is read: one task, one answer. */
const task = workerData as PdfTask;
const answer: PdfAnswer =
  task.kind === "inspect"
    ? { problem: await inspectPdf(task.bytes) }
    : { marked: await watermarkPdf(task.bytes, task.reader) };
// Handed over instead of copied.
parentPort!.postMessage(answer, "marked" in answer ? [answer.marked.buffer as ArrayBuffer] : []);
