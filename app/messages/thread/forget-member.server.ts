import { and, arrayContains, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { DeletionStep, DepartingUser } from "#app/accounts/data/delete-account.server.ts";
import {
  contactMessages,
  conversations,
  messageAttachments,
  messages,
} from "#app/messages/messages.table.ts";
import { personReports, userBlocks } from "#app/messages/safety/safety.table.ts";
import { deleteMessages } from "#app/messages/thread/composing/change-message.server.ts";
import { messageFileKey } from "#app/messages/thread/files/message-file.ts";
import { sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";
import { conversationMembers, quickReplies } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { formerMember } from "#app/accounts/privacy/privacy.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";

/** Deletes notes, saved replies, blocks, sent files and messages that nobody received. Received messages stay. */
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
  // The text is the names of the files, which may name the person.
  await tx
    .update(messages)
    .set({ content: "Deleted file", tags: [] })
    .where(and(eq(messages.senderId, senderId), arrayContains(messages.tags, ["files-only"])));
}

/** Received messages stay, without the name; conversations are closed, because nobody is left to reply. */
export async function anonymizeConversations(tx: Db, { id, email }: DepartingUser): Promise<void> {
  await tx
    .update(messages)
    .set({ inquiryData: null })
    .where(and(eq(messages.senderId, id), isNotNull(messages.inquiryData)));
  await tx
    .update(conversations)
    .set({ status: "closed" })
    .where(
      and(
        or(eq(conversations.buyerId, id), eq(conversations.ownerId, id)),
        eq(conversations.status, "active"),
      ),
    );
  await tx.delete(alerts).where(or(eq(alerts.userId, id), eq(alerts.email, email)));
  await tx
    .update(contactMessages)
    .set({ name: formerMember, email: "" })
    .where(eq(contactMessages.userId, id));
}
