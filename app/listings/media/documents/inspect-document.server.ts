import {
  type ContentProblem,
  type DocumentKind,
  maxDocumentBytes,
} from "#app/listings/media/documents/document.ts";
import { inspectCfb } from "#app/listings/media/documents/inspect-cfb.server.ts";
import { inspectOoxml } from "#app/listings/media/documents/inspect-ooxml.server.ts";
import { isCompoundFile } from "#app/listings/media/documents/read-cfb.server.ts";
import { runPdfTask } from "#app/listings/media/documents/run-pdf-task.server.ts";

export type InspectedDocument =
  | { ok: true; kind: DocumentKind }
  | { ok: false; reason: ContentProblem | "busy" };

/** Judges a document by its content; its name says nothing. */
export async function inspectDocument(given: Uint8Array): Promise<InspectedDocument> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  if (bytes.length > maxDocumentBytes) return { ok: false, reason: "too-large" };
  if (bytes.toString("latin1", 0, 5) === "%PDF-") return inspectAsPdf(bytes);
  if (bytes.toString("latin1", 0, 2) === "PK") return inspectOoxml(bytes);
  if (isCompoundFile(bytes)) return inspectCfb(bytes);
  return { ok: false, reason: "not-a-document" };
}

/** A ZIP archive is found by its end, a web page by its beginning. */
const isPolyglot = (bytes: Buffer): boolean =>
  bytes.subarray(-66_000).includes("PK\x05\x06", 0, "latin1") ||
  /<(script|html|!doctype|svg|iframe|\?php)[\s>]/i.test(bytes.toString("latin1", 0, 1024));

async function inspectAsPdf(bytes: Buffer): Promise<InspectedDocument> {
  if (isPolyglot(bytes)) return { ok: false, reason: "polyglot" };
  const outcome = await runPdfTask({ kind: "inspect", bytes });
  if (outcome.ok) {
    const { problem } = outcome.answer;
    return problem ? { ok: false, reason: problem } : { ok: true, kind: "pdf" };
  }
  if (outcome.reason === "busy") return { ok: false, reason: "busy" };
  return { ok: false, reason: outcome.reason === "too-much" ? "too-complex" : "damaged" };
}
