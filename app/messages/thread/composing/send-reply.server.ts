import type { Services } from "#app/context.ts";
import { and, eq } from "drizzle-orm";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { UploadStore } from "#app/platform/uploads/upload-store.server.ts";
import { messages } from "#app/messages/messages.table.ts";
import {
  findOwnThread,
  lockOwnThread,
  type OwnThread,
} from "#app/messages/thread/thread.queries.server.ts";
import type { FileProblem } from "#app/messages/thread/files/message-file.ts";
import {
  type GivenFile,
  type PreparedFile,
  prepareMessageFiles,
} from "#app/messages/thread/files/prepare-message-file.server.ts";
import { messageIdFor, type NewMessage, postMessage } from "./post-message.server.ts";
import {
  findReplyRefusal,
  maxFilesPerMessage,
  type ThreadRefusal,
} from "#app/messages/thread/thread.ts";
import type { Db } from "#app/platform/db/db.ts";
import { storeWithRow } from "#app/platform/files/store-with-row.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { lockPerson } from "#app/accounts/lock-person.server.ts";

type ReplyServices = Pick<Services, "db" | "jobs" | "files" | "log"> & { uploads: UploadStore };

export interface SendReply extends OwnThread {
  /** Idempotency key: however often the form is submitted, it is one message. */
  formKey: string;
  content: string;
  attached: readonly GivenFile[];
  uploadIds: readonly string[];
  now: Date;
}

type FileRefusal = { ok: false; reason: FileProblem; fileName: string };

/** Files are stored before the transaction, so that slow storage does not block the embedded database's only session. */
export async function sendReply(
  services: ReplyServices,
  input: SendReply,
): Promise<ReplyOutcome | { ok: false; reason: "empty" } | FileRefusal> {
  const { db, jobs, files, uploads, log } = services;
  const { userId, now, conversationId } = input;
  // Checked again in the transaction; this saves the work for a rejected reply.
  const thread = await findOwnThread(db, input);
  if (!thread) return { ok: false, reason: "not-found" };
  const messageId = messageIdFor(userId, input.formKey, now);
  // A browser that missed the response repeats the form, whose uploads are gone by now.
  const [sent] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.conversationId, conversationId)));
  if (sent) return { ok: true, messageId };
  const reason = findReplyRefusal(thread);
  if (reason) return { ok: false, reason };
  if (input.content === "" && input.attached.length + input.uploadIds.length === 0)
    return { ok: false, reason: "empty" };
  const gathered = await prepareFiles(services, input);
  if (!gathered.ok) return gathered;
  const { prepared } = gathered;
  const outcome = await storeWithRow({ files, log }, prepared, () =>
    db.transaction((tx) =>
      postReply(tx, jobs, {
        ...input,
        messageId,
        content: input.content || prepared.map(({ name }) => name).join(", "),
        tags: input.content ? [] : ["files-only"],
        files: prepared,
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

async function prepareFiles(
  { db, uploads }: ReplyServices,
  { userId, attached, uploadIds, now }: SendReply,
): Promise<{ ok: true; prepared: PreparedFile[] } | FileRefusal> {
  if (attached.length + uploadIds.length > maxFilesPerMessage)
    return { ok: false, reason: "too-many-files", fileName: "" };
  const given = [...attached];
  for (const id of uploadIds) {
    const upload = await uploads.find(userId, id);
    if (!upload || upload.offset !== upload.size)
      return { ok: false, reason: "upload-gone", fileName: "" };
    given.push({ name: upload.fileName, read: () => uploads.read(userId, id) });
  }
  const prepared: PreparedFile[] = [];
  for await (const outcome of prepareMessageFiles(db, userId, given, now)) {
    if (!outcome.ok) return { ok: false, reason: outcome.reason, fileName: outcome.name };
    prepared.push(outcome.file);
  }
  return { ok: true, prepared };
}

export const replyLimit = defineRateLimit("reply", { max: 60, windowMinutes: 60 });

type NewReply = OwnThread &
  Pick<NewMessage, "content" | "tags" | "origin" | "files" | "now"> & {
    messageId: string;
  };

type ReplyOutcome =
  | { ok: true; messageId: string }
  | { ok: false; reason: ThreadRefusal | "not-found" | "too-many-replies" };

/** Checks and posts a reply in the caller's transaction. A repeated reply is found, not posted again. */
export async function postReply(tx: Db, jobs: Jobs, reply: NewReply): Promise<ReplyOutcome> {
  const { messageId, conversationId, userId, now } = reply;
  // The lock lets a double click find the first message.
  await lockPerson(tx, userId);
  const [sent] = await tx
    .select({ conversationId: messages.conversationId })
    .from(messages)
    .where(eq(messages.id, messageId));
  if (sent)
    return sent.conversationId === conversationId
      ? { ok: true, messageId }
      : { ok: false, reason: "not-found" };
  const thread = await lockOwnThread(tx, reply);
  if (!thread) return { ok: false, reason: "not-found" };
  const reason = findReplyRefusal(thread);
  if (reason) return { ok: false, reason };
  if (!(await allowAttempt(tx, replyLimit, userId, now)))
    return { ok: false, reason: "too-many-replies" };
  await postMessage(tx, jobs, {
    ...reply,
    id: messageId,
    senderId: userId,
    recipientId: thread.other.id,
    onBehalfOf: thread.ownerId === userId ? thread.representedId : null,
    messageType: "reply",
  });
  return { ok: true, messageId };
}
