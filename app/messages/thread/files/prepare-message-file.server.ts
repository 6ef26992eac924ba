import { defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { inspectInProcess } from "#app/listings/media/add-file.server.ts";
import { documentContentTypes } from "#app/platform/inspection/document-kind.ts";
import { cleanDocumentName } from "#app/platform/inspection/document-name.ts";
import { detectFormat } from "#app/listings/media/photos/picture-format.ts";
import {
  type FileProblem,
  maxFileBytes,
  pictureContentType,
} from "#app/messages/thread/files/message-file.ts";
import type { RenderedPicture } from "#app/messages/thread/files/render-message-picture.server.ts";
import type { MessageFile } from "#app/messages/thread/post-message.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { tooSlow } from "#app/platform/files/picture-limits.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";

export const messageFileLimit = defineRateLimit("messageFile", { max: 60, windowMinutes: 60 });

export interface PreparedFile {
  name: string;
  /** Random: a key belongs to one message. */
  storageKey: string;
  /** The same file attached twice is one. */
  contentHash: string;
  contentType: string;
  bytes: Uint8Array;
}

export const toMessageFile = ({
  name,
  storageKey,
  contentType,
  bytes,
}: PreparedFile): MessageFile => ({
  name,
  storageKey,
  contentType,
  bytes: bytes.byteLength,
});

export interface GivenFile {
  name: string;
  /** Called when its turn has come: what waits is not in memory. Null if the file is gone by then. */
  read: () => Promise<Uint8Array | null>;
}

export type PrepareOutcome = { ok: true; file: PreparedFile } | { ok: false; reason: FileProblem };

/** Checks a file by its content, and makes of it what is stored. */
export const prepareMessageFile = (
  senderId: string,
  { name, read }: GivenFile,
): Promise<PrepareOutcome> =>
  takeTurn(senderId, async () => {
    const bytes = await read();
    if (!bytes) return { ok: false, reason: "upload-gone" };
    const format = detectFormat(bytes);
    return format === "jpeg" || format === "png" || format === "webp"
      ? preparePicture(name, bytes)
      : prepareDocument(name, bytes);
  });

async function preparePicture(name: string, bytes: Uint8Array): Promise<PrepareOutcome> {
  if (bytes.byteLength > maxFileBytes) return { ok: false, reason: "too-large" };
  const rendered =
    (await runFileTask<RenderedPicture>({ name: "message-picture", bytes })) ?? tooSlow;
  if (!rendered.ok) return rendered;
  return {
    ok: true,
    file: {
      name: cleanDocumentName(name, "jpg"),
      contentType: pictureContentType,
      bytes: rendered.bytes,
      storageKey: createId(),
      contentHash: rendered.contentHash,
    },
  };
}

async function prepareDocument(name: string, bytes: Uint8Array): Promise<PrepareOutcome> {
  const inspected = await inspectInProcess(bytes);
  if (!inspected.ok) return inspected;
  const { kind, hash: contentHash } = inspected;
  return {
    ok: true,
    file: {
      name: cleanDocumentName(name, kind),
      contentType: documentContentTypes[kind],
      bytes,
      storageKey: createId(),
      contentHash,
    },
  };
}
