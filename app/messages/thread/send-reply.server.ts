import { and, eq } from "drizzle-orm";
import { allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { UploadStore } from "#app/platform/uploads/upload-store.server.ts";
import { messages } from "#app/messages/messages.table.ts";
import { findOwnThread, type OwnThread } from "#app/messages/thread/find-own-thread.server.ts";
import { type FileProblem, messageFileKey } from "#app/messages/thread/files/message-file.ts";
import {
  type GivenFile,
  prepareMessageFile,
  type PreparedFile,
  messageFileLimit,
  toMessageFile,
} from "#app/messages/thread/files/prepare-message-file.server.ts";
import { messageIdFor } from "#app/messages/thread/message-id.server.ts";
import { postReply, type ReplyRefusal } from "#app/messages/thread/post-reply.server.ts";
import { findReplyRefusal, maxFilesPerMessage } from "#app/messages/thread/thread.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { storeWithRow } from "#app/platform/files/store-with-row.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Log } from "#app/platform/log.ts";

export interface ReplyServices {
  db: Db;
  jobs: Jobs;
  files: FileStore;
  uploads: UploadStore;
  log: Log;
}

export interface SendReply extends OwnThread {
  /** Idempotency key of the form: however often it is submitted, it is one message. */
  formKey: string;
  content: string;
  /** Files in the form itself, from browsers without JavaScript. */
  attached: readonly GivenFile[];
  /** Ids of complete uploads of the sender. */
  uploadIds: readonly string[];
  now: Date;
  appUrl: string;
}

export type SendReplyOutcome =
  | { ok: true; messageId: string }
  | { ok: false; reason: ReplyRefusal | "empty" }
  | { ok: false; reason: FileProblem; fileName: string };

/**
 * Sends a reply with its files, which are stored before the transaction: the embedded database has one session, which slow storage
 * must not block.
 */
export async function sendReply(
  services: ReplyServices,
  input: SendReply,
): Promise<SendReplyOutcome> {
  const { db, jobs, files, uploads, log } = services;
  const { userId, now, conversationId } = input;
  // Checked again in the transaction: this saves the work for what would be refused anyway.
  const thread = await findOwnThread(db, input);
  if (!thread) return { ok: false, reason: "not-found" };
  const messageId = messageIdFor(userId, input.formKey, now);
  // A browser that did not hear the answer repeats the form, whose uploads are gone by now.
  if (await isSent(db, messageId, conversationId)) return { ok: true, messageId };
  const reason = findReplyRefusal(thread);
  if (reason) return { ok: false, reason };
  if (input.content === "" && input.attached.length + input.uploadIds.length === 0)
    return { ok: false, reason: "empty" };
  const gathered = await prepareFiles(services, input);
  if (!gathered.ok) return gathered;
  const { prepared } = gathered;
  const newFiles = prepared.map(({ storageKey, bytes, contentType }) => ({
    key: messageFileKey(storageKey),
    bytes,
    contentType,
  }));
  const outcome = await storeWithRow({ files, log }, newFiles, () =>
    db.transaction((tx) =>
      postReply(tx, jobs, {
        ...input,
        messageId,
        content: input.content || prepared.map(({ name }) => name).join(", "),
        tags: input.content ? [] : ["files-only"],
        files: prepared.map(toMessageFile),
      }),
    ),
  );
  if (!outcome.ok)
    return outcome.reason === "not-stored"
      ? { ok: false, reason: outcome.reason, fileName: prepared[0]!.name }
      : outcome;
  for (const id of input.uploadIds) await uploads.remove(userId, id);
  return { ok: true, messageId };
}

async function isSent(db: Db, messageId: string, conversationId: string): Promise<boolean> {
  const sent = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.conversationId, conversationId)));
  return sent.length > 0;
}

type Gathered =
  | { ok: true; prepared: PreparedFile[] }
  | { ok: false; reason: FileProblem; fileName: string };

async function prepareFiles(
  { db, uploads }: ReplyServices,
  { userId, attached, uploadIds, now }: SendReply,
): Promise<Gathered> {
  if (attached.length + uploadIds.length > maxFilesPerMessage)
    return { ok: false, reason: "too-many-files", fileName: "" };
  const prepared: PreparedFile[] = [];
  for (const source of [...attached, ...uploadIds]) {
    const given = typeof source === "string" ? await findUpload(uploads, userId, source) : source;
    if (!given) return { ok: false, reason: "upload-gone", fileName: "" };
    if (!(await allowAttempt(db, messageFileLimit, userId, now)))
      return { ok: false, reason: "too-many-attempts", fileName: given.name };
    const outcome = await prepareMessageFile(userId, given);
    if (!outcome.ok) return { ok: false, reason: outcome.reason, fileName: given.name };
    // The same file twice is one.
    if (!prepared.some(({ contentHash }) => contentHash === outcome.file.contentHash))
      prepared.push(outcome.file);
  }
  return { ok: true, prepared };
}

async function findUpload(
  uploads: UploadStore,
  userId: string,
  id: string,
): Promise<GivenFile | null> {
  const upload = await uploads.find(userId, id);
  if (!upload || upload.offset !== upload.size) return null;
  return { name: upload.fileName, read: () => uploads.read(userId, id) };
}
