import { and, eq, inArray, type SQL } from "drizzle-orm";
import { messageAttachments, messages } from "#app/messages/messages.table.ts";
import { checkMessage, flagMessage } from "#app/messages/safety/check-message.server.ts";
import { messageFileKey } from "#app/messages/thread/files/message-file.ts";
import {
  lockOwnThread,
  type OwnThread,
  participantsOf,
} from "#app/messages/thread/thread.queries.server.ts";
import { canChangeMessage, findReplyRefusal } from "#app/messages/thread/thread.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { publishThread } from "#app/messages/thread/publish-thread.server.ts";

interface OwnMessage extends OwnThread {
  messageId: string;
  now: Date;
}

const marks = new Set(["edited", "files-only"]);

export const editMessage = (
  db: Db,
  jobs: Jobs,
  { content, ...own }: OwnMessage & { content: string },
) =>
  changeMessage(db, own, async (tx, { senderId, recipientId, tags }) => {
    // Checked again: an edit could otherwise add a link that a first message would show behind a warning.
    const checked = await checkMessage(tx, { ...own, recipientId, content });
    const kept = tags.filter((tag) => !marks.has(tag));
    await tx
      .update(messages)
      .set({ content, tags: [...kept, "edited"], ...checked })
      .where(eq(messages.id, own.messageId));
    await flagMessage(tx, jobs, { ...own, id: own.messageId, senderId, recipientId, ...checked });
  });

/** Also deletes its files. An email about it may already have been sent. */
export const deleteMessage = (db: Db, jobs: Jobs, own: OwnMessage) =>
  changeMessage(db, own, async (tx) => {
    await deleteMessages(tx, jobs, eq(messages.id, own.messageId));
    await recordAudit(
      tx,
      { actorId: own.userId },
      "message-deleted",
      ["conversation", own.conversationId],
      { messageId: own.messageId },
    );
  });

export async function deleteMessages(tx: Db, jobs: Jobs, where: SQL): Promise<void> {
  await deleteFiles(tx, jobs, where);
  await tx.delete(messages).where(where);
}

/** Files that nothing else uses are deleted after the commit. */
export async function deleteFiles(tx: Db, jobs: Jobs, ofMessages: SQL): Promise<void> {
  const ids = tx.select({ id: messages.id }).from(messages).where(ofMessages);
  const files = await tx
    .delete(messageAttachments)
    .where(inArray(messageAttachments.messageId, ids))
    .returning({ storageKey: messageAttachments.storageKey });
  const keys = files.map(({ storageKey }) => messageFileKey(storageKey));
  if (keys.length > 0) await jobs.enqueue(tx, sweepFilesJob, { keys });
}

type Changeable = Pick<typeof messages.$inferSelect, "senderId" | "recipientId" | "tags">;

/** Edits a message that its sender may still edit, and updates the pages of those who see it. */
const changeMessage = (
  db: Db,
  { messageId, conversationId, userId, now }: OwnMessage,
  change: (tx: Db, message: Changeable) => Promise<void>,
) =>
  db.transaction(async (tx) => {
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
    if (!canChangeMessage(message, userId, now)) return { ok: false, reason: "too-late" } as const;
    await change(tx, message);
    const audience = message.withheld ? [userId] : participantsOf(thread);
    await publishThread(tx, conversationId, audience);
    return { ok: true } as const;
  });
