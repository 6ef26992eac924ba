import { createHash } from "node:crypto";
import sharp from "sharp";
import { documentContentTypes } from "#app/listings/media/documents/document.ts";
import { cleanDocumentName } from "#app/listings/media/documents/document-name.ts";
import { inspectDocument } from "#app/listings/media/documents/inspect-document.server.ts";
import { oneAtATime } from "#app/listings/media/photos/one-at-a-time.ts";
import { detectFormat } from "#app/listings/media/photos/picture-format.ts";
import {
  type FileProblem,
  maxFileBytes,
  pictureContentType,
} from "#app/messages/thread/files/message-file.ts";
import { isPolyglot } from "#app/platform/files/is-polyglot.ts";

export interface PreparedFile {
  name: string;
  storageKey: string;
  contentType: string;
  bytes: Uint8Array;
}

export type PrepareOutcome = { ok: true; file: PreparedFile } | { ok: false; reason: FileProblem };

/** Judges a file by its content, and makes of it what is stored. */
export async function prepareMessageFile(name: string, bytes: Uint8Array): Promise<PrepareOutcome> {
  const format = detectFormat(bytes);
  if (format === "jpeg" || format === "png" || format === "webp") {
    if (bytes.byteLength > maxFileBytes) return { ok: false, reason: "too-large" };
    return drawOne(() => preparePicture(name, bytes));
  }
  const inspected = await inspectDocument(bytes);
  if (!inspected.ok) return inspected;
  const { kind } = inspected;
  return prepared(cleanDocumentName(name, kind), documentContentTypes[kind], bytes);
}

const maxPixels = 40_000_000;
/** Enough to read a photographed page. */
const maxSide = 2400;

// Decoded pictures are large: memory is bounded by one at a time.
const drawOne = oneAtATime();

async function preparePicture(name: string, bytes: Uint8Array): Promise<PrepareOutcome> {
  if (isPolyglot(bytes)) return { ok: false, reason: "polyglot" };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return { ok: false, reason: "too-many-pixels" };
    const drawn = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .timeout({ seconds: 30 })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 82, progressive: true })
      .toBuffer();
    return prepared(cleanDocumentName(name, "jpg"), pictureContentType, drawn);
  } catch {
    // A picture that the library cannot decode completely is broken.
    return { ok: false, reason: "damaged" };
  }
}

const prepared = (name: string, contentType: string, bytes: Uint8Array): PrepareOutcome => ({
  ok: true,
  file: {
    name,
    contentType,
    bytes,
    storageKey: createHash("sha256").update(bytes).digest("hex"),
  },
});
