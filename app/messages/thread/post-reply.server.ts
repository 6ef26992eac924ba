import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { messages } from "#app/messages/messages.table.ts";
import { lockOwnThread, type OwnThread } from "#app/messages/thread/find-own-thread.server.ts";
import { type MessageFile, postMessage } from "#app/messages/thread/post-message.server.ts";
import { findReplyRefusal, type ThreadRefusal } from "#app/messages/thread/thread.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export const replyLimit = defineRateLimit("reply", { max: 60, windowMinutes: 60 });

export interface NewReply extends OwnThread {
  /** From `messageIdFor`. */
  messageId: string;
  content: string;
  tags?: string[];
  origin?: "site" | "email";
  files?: MessageFile[];
  now: Date;
  appUrl: string;
}

export type ReplyRefusal = ThreadRefusal | "not-found" | "too-many-replies";

export type ReplyOutcome = { ok: true; messageId: string } | { ok: false; reason: ReplyRefusal };

/** Judges a reply of one of the two people and posts it, in the caller's transaction. A repeated reply is found, not posted again. */
export async function postReply(tx: Db, jobs: Jobs, reply: NewReply): Promise<ReplyOutcome> {
  const { messageId, conversationId, userId, now } = reply;
  // The lock lets a double click find the first message.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
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
    id: messageId,
    conversationId,
    senderId: userId,
    recipientId: thread.other.id,
    messageType: "reply",
    content: reply.content,
    tags: reply.tags ?? [],
    origin: reply.origin ?? "site",
    files: reply.files ?? [],
    now,
    appUrl: reply.appUrl,
  });
  return { ok: true, messageId };
}
