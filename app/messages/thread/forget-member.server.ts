import { and, arrayContains, eq, inArray } from "drizzle-orm";
import type { DeletionStep } from "#app/accounts/data/delete-account.server.ts";
import { messageAttachments, messages } from "#app/messages/messages.table.ts";
import { personReports, userBlocks } from "#app/messages/safety/safety.table.ts";
import { deleteMessages } from "#app/messages/thread/change-message.server.ts";
import { messageFileKey } from "#app/messages/thread/files/message-file.ts";
import { sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";
import { conversationMembers, quickReplies } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

/**
 * When a user deletes their account: their notes, saved replies and blocks go, as do the files that they sent and the messages that
 * nobody received. Messages that were received stay.
 */
export const forgetMember =
  (jobs: Jobs): DeletionStep =>
  async (tx, { id }) => {
    await deleteMessages(tx, jobs, and(eq(messages.senderId, id), eq(messages.withheld, true))!);
    await deleteFiles(tx, jobs, id);
    await tx.delete(conversationMembers).where(eq(conversationMembers.userId, id));
    await tx.delete(quickReplies).where(eq(quickReplies.userId, id));
    await tx.delete(userBlocks).where(eq(userBlocks.blockerId, id));
    await tx
      .update(personReports)
      .set({ reporterId: null })
      .where(eq(personReports.reporterId, id));
  };

async function deleteFiles(tx: Db, jobs: Jobs, senderId: string): Promise<void> {
  const sent = tx.select({ id: messages.id }).from(messages).where(eq(messages.senderId, senderId));
  const files = await tx
    .delete(messageAttachments)
    .where(inArray(messageAttachments.messageId, sent))
    .returning({ storageKey: messageAttachments.storageKey });
  const keys = files.map(({ storageKey }) => messageFileKey(storageKey));
  if (keys.length > 0) await jobs.enqueue(tx, sweepFilesJob, { keys });
  // Their text is the names of the files, which may name the person.
  await tx
    .update(messages)
    .set({ content: "Deleted file", tags: [] })
    .where(and(eq(messages.senderId, senderId), arrayContains(messages.tags, ["files-only"])));
}
