import { createHash } from "node:crypto";
import { type ContentProblem, type DocumentKind, maxDocumentBytes } from "./document-kind.ts";
import { inspectCfb } from "./inspect-cfb.ts";
import { inspectOoxml } from "./inspect-ooxml.ts";
import { isCompoundFile } from "./read-cfb.ts";

export type InspectedDocument =
  | {
      ok: true;
      kind: DocumentKind;
      hash: string;
      /** Of a PDF. */
      pages?: number;
    }
  | { ok: false; reason: ContentProblem };

/** Checks a document by its content, not its name. Runs in its own process (`server/file-worker.ts`). */
export async function inspectDocument(given: Uint8Array): Promise<InspectedDocument> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  if (bytes.length > maxDocumentBytes) return { ok: false, reason: "too-large" };
  const found = await findKind(bytes);
  return found.ok ? { ...found, hash: createHash("sha256").update(bytes).digest("hex") } : found;
}

type Found =
  | { ok: true; kind: DocumentKind; pages?: number }
  | { ok: false; reason: ContentProblem };

async function findKind(bytes: Buffer): Promise<Found> {
  if (bytes.toString("latin1", 0, 5) === "%PDF-") return inspectAsPdf(bytes);
  if (bytes.toString("latin1", 0, 2) === "PK") return inspectOoxml(bytes);
  if (isCompoundFile(bytes)) return inspectCfb(bytes);
  return { ok: false, reason: "not-a-document" };
}

const isPolyglot = (bytes: Buffer): boolean =>
  bytes.subarray(-66_000).includes("PK\x05\x06", 0, "latin1") ||
  /<(script|html|!doctype|svg|iframe|\?php)[\s>]/i.test(bytes.toString("latin1", 0, 1024));

async function inspectAsPdf(bytes: Buffer): Promise<Found> {
  if (isPolyglot(bytes)) return { ok: false, reason: "polyglot" };
  // Loaded only for PDFs: it is the largest part of this process.
  const { inspectPdf } = await import("./inspect-pdf.ts");
  const inspected = await inspectPdf(bytes);
  return inspected.ok ? { ...inspected, kind: "pdf" } : inspected;
}
