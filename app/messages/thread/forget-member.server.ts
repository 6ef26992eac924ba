import { and, arrayContains, eq, isNotNull, or } from "drizzle-orm";
import type { DeletionStep, DepartingUser } from "#app/accounts/data/delete-account.server.ts";
import { contactMessages, conversations, messages } from "#app/messages/messages.table.ts";
import { personReports, userBlocks } from "#app/messages/safety/safety.table.ts";
import {
  deleteFiles,
  deleteMessages,
} from "#app/messages/thread/composing/change-message.server.ts";
import { conversationMembers, quickReplies } from "./members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { formerMember } from "#app/accounts/privacy/privacy.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";

/** Deletes notes, saved replies, blocks, sent files and messages that nobody received. Received messages stay. */
export const forgetMember =
  (jobs: Jobs): DeletionStep =>
  async (tx, { id }) => {
    await deleteMessages(tx, jobs, and(eq(messages.senderId, id), eq(messages.withheld, true))!);
    await deleteFiles(tx, jobs, eq(messages.senderId, id));
    // The text is the file names, which may name the person.
    await tx
      .update(messages)
      .set({ content: "Deleted file", tags: [] })
      .where(and(eq(messages.senderId, id), arrayContains(messages.tags, ["files-only"])));
    await tx.delete(conversationMembers).where(eq(conversationMembers.userId, id));
    await tx.delete(quickReplies).where(eq(quickReplies.userId, id));
    await tx.delete(userBlocks).where(eq(userBlocks.blockerId, id));
    await tx
      .update(personReports)
      .set({ reporterId: null })
      .where(eq(personReports.reporterId, id));
  };

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
  await tx.update(conversations).set({ thirdId: null }).where(eq(conversations.thirdId, id));
  await tx.delete(alerts).where(or(eq(alerts.userId, id), eq(alerts.email, email)));
  await tx
    .update(contactMessages)
    .set({ name: formerMember, email: "" })
    .where(eq(contactMessages.userId, id));
}
