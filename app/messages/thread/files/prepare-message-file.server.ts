import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { inspectInProcess } from "#app/listings/media/add-file.server.ts";
import { documentContentTypes } from "#app/platform/inspection/document-kind.ts";
import { cleanDocumentName } from "#app/platform/inspection/document-name.ts";
import { detectFormat } from "#app/listings/media/photos/picture-format.ts";
import {
  type FileProblem,
  maxFileBytes,
  messageFileKey,
  pictureContentType,
} from "./message-file.ts";
import type { RenderedPicture } from "./render-message-picture.server.ts";
import { maxFilesPerMessage } from "#app/messages/thread/thread.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { tooSlow } from "#app/platform/files/picture-limits.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";

const messageFileLimit = defineRateLimit("messageFile", { max: 60, windowMinutes: 60 });

export interface PreparedFile {
  name: string;
  storageKey: string;
  key: string;
  contentHash: string;
  contentType: string;
  bytes: Uint8Array;
}

export interface GivenFile {
  name: string;
  /** Called in its turn, so that waiting files are not in memory. Null if the file is gone. */
  read: () => Promise<Uint8Array | null>;
}

type PrepareOutcome = { ok: true; file: PreparedFile } | { ok: false; reason: FileProblem };

/** Prepares files one by one, each once, until the message is full or the sender has attached too many within an hour. */
export async function* prepareMessageFiles(
  db: Db,
  userId: string,
  given: readonly GivenFile[],
  now: Date,
): AsyncGenerator<PrepareOutcome & { name: string }> {
  const hashes = new Set<string>();
  for (const source of given) {
    const { name } = source;
    const outcome = await prepare(source);
    if (outcome.ok && hashes.has(outcome.file.contentHash)) continue;
    if (outcome.ok) hashes.add(outcome.file.contentHash);
    yield { ...outcome, name };
  }

  async function prepare(source: GivenFile): Promise<PrepareOutcome> {
    if (hashes.size === maxFilesPerMessage) return { ok: false, reason: "too-many-files" };
    if (!(await allowAttempt(db, messageFileLimit, userId, now)))
      return { ok: false, reason: "too-many-attempts" };
    return takeTurn(userId, () => prepareMessageFile(source));
  }
}

async function prepareMessageFile({ name, read }: GivenFile): Promise<PrepareOutcome> {
  const bytes = await read();
  if (!bytes) return { ok: false, reason: "upload-gone" };
  const format = detectFormat(bytes);
  if (format !== "jpeg" && format !== "png" && format !== "webp") {
    const inspected = await inspectInProcess(bytes);
    if (!inspected.ok) return inspected;
    const { kind, hash } = inspected;
    return prepared(cleanDocumentName(name, kind), documentContentTypes[kind], bytes, hash);
  }
  if (bytes.byteLength > maxFileBytes) return { ok: false, reason: "too-large" };
  const drawn = (await runFileTask<RenderedPicture>({ name: "message-picture", bytes })) ?? tooSlow;
  if (!drawn.ok) return drawn;
  const jpegName = cleanDocumentName(name, "jpg");
  return prepared(jpegName, pictureContentType, drawn.bytes, drawn.contentHash);
}

function prepared(
  name: string,
  contentType: string,
  bytes: Uint8Array,
  contentHash: string,
): PrepareOutcome {
  const storageKey = createId();
  const key = messageFileKey(storageKey);
  return { ok: true, file: { name, contentType, bytes, contentHash, storageKey, key } };
}
