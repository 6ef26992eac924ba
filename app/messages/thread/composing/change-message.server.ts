import {
  canChangeMessage,
  findReplyRefusal,
  type ThreadRefusal,
  threadTopic,
} from "#app/messages/thread/thread.ts";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { messageAttachments, messages } from "#app/messages/messages.table.ts";
import { checkMessage, flagMessage } from "#app/messages/safety/check-message.server.ts";
import { lockOwnThread } from "#app/messages/thread/thread.queries.server.ts";
import { messageFileKey } from "#app/messages/thread/files/message-file.ts";
import { sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface OwnMessage {
  messageId: string;
  conversationId: string;
  userId: string;
  now: Date;
}

export type ChangeOutcome =
  | { ok: true }
  | { ok: false; reason: ThreadRefusal | "not-found" | "too-late" };

export async function editMessage(
  db: Db,
  jobs: Jobs,
  { content, appUrl, ...asked }: OwnMessage & { content: string; appUrl: string },
): Promise<ChangeOutcome> {
  return db.transaction(async (tx): Promise<ChangeOutcome> => {
    const found = await lockChangeable(tx, asked);
    if (!found.ok) return found;
    const tags = [...found.message.tags.filter((tag) => !marks.has(tag)), "edited"];
    // Checked again, or an edit could add a link that a first message would show behind a warning.
    const { senderId, recipientId } = found.message;
    const checked = await checkMessage(tx, { ...asked, recipientId, content });
    await tx
      .update(messages)
      .set({ content, tags, ...checked })
      .where(eq(messages.id, asked.messageId));
    await flagMessage(tx, jobs, {
      id: asked.messageId,
      senderId,
      recipientId,
      now: asked.now,
      appUrl,
      ...checked,
    });
    await tellBoth(tx, asked, found.message);
    return { ok: true };
  });
}

const marks = new Set(["edited", "files-only"]);

/** With its files. An email about it may have gone out before. */
export async function deleteMessage(db: Db, jobs: Jobs, asked: OwnMessage): Promise<ChangeOutcome> {
  return db.transaction(async (tx): Promise<ChangeOutcome> => {
    const found = await lockChangeable(tx, asked);
    if (!found.ok) return found;
    await deleteMessages(tx, jobs, eq(messages.id, asked.messageId));
    await recordAudit(tx, {
      actorId: asked.userId,
      action: "message-deleted",
      subjectType: "conversation",
      subjectId: asked.conversationId,
      details: { messageId: asked.messageId },
    });
    await tellBoth(tx, asked, found.message);
    return { ok: true };
  });
}

/** Files that nothing else uses are deleted after the commit. */
export async function deleteMessages(tx: Db, jobs: Jobs, where: SQL): Promise<void> {
  const ids = tx.select({ id: messages.id }).from(messages).where(where);
  const files = await tx
    .delete(messageAttachments)
    .where(inArray(messageAttachments.messageId, ids))
    .returning({ storageKey: messageAttachments.storageKey });
  await tx.delete(messages).where(where);
  const keys = files.map(({ storageKey }) => messageFileKey(storageKey));
  if (keys.length > 0) await jobs.enqueue(tx, sweepFilesJob, { keys });
}

async function lockChangeable(tx: Db, { messageId, conversationId, userId, now }: OwnMessage) {
  const thread = await lockOwnThread(tx, { conversationId, userId });
  if (!thread) return { ok: false, reason: "not-found" } as const;
  const refusal = findReplyRefusal(thread);
  if (refusal) return { ok: false, reason: refusal } as const;
  const [message] = await tx
    .select({
      senderId: messages.senderId,
      recipientId: messages.recipientId,
      messageType: messages.messageType,
      withheld: messages.withheld,
      tags: messages.tags,
      readAt: messages.readAt,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.conversationId, conversationId),
        eq(messages.senderId, userId),
      ),
    )
    .for("update");
  if (!message) return { ok: false, reason: "not-found" } as const;
  return canChangeMessage(message, userId, now)
    ? ({ ok: true, message } as const)
    : ({ ok: false, reason: "too-late" } as const);
}

async function tellBoth(
  tx: Db,
  { conversationId, userId }: OwnMessage,
  { recipientId, withheld }: { recipientId: string; withheld: boolean },
): Promise<void> {
  const told = withheld ? [userId] : [userId, recipientId];
  const topic = threadTopic(conversationId);
  await publishChanges(
    tx,
    told.map((each) => ({ userId: each, topic })),
  );
}
