import { threadTopic } from "#app/messages/thread/thread-topic.ts";
import { and, eq, inArray } from "drizzle-orm";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { queueMessageEmail } from "#app/messages/email/queue-message-email.server.ts";
import {
  conversations,
  type InquiryData,
  messageAttachments,
  type messageOrigins,
  messages,
  type messageTypes,
} from "#app/messages/messages.table.ts";
import { checkMessage } from "#app/messages/safety/check-message.server.ts";
import { flagMessage } from "#app/messages/safety/flag-message.server.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import { notifyOfMessage } from "#app/messages/thread/notify-of-message.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface MessageFile {
  name: string;
  storageKey: string;
  contentType: string;
  bytes: number;
}

export interface NewMessage {
  /** From `messageIdFor`, where a form or an email may arrive twice. */
  id: string;
  conversationId: string;
  senderId: string;
  recipientId: string;
  messageType: (typeof messageTypes)[number];
  content: string;
  subject?: string;
  inquiryData?: InquiryData;
  tags?: string[];
  origin?: (typeof messageOrigins)[number];
  files?: MessageFile[];
  now: Date;
  appUrl: string;
}

export interface PostedMessage {
  id: string;
  /** The recipient has blocked the sender: nobody may be told of it, and the sender must not notice. */
  withheld: boolean;
}

/**
 * Adds a message to a conversation: the one place that does, for inquiries and replies, from the site and by email. The caller has
 * locked the sender's row, checked that the message is allowed, and made sure that its id is new.
 */
export async function postMessage(tx: Db, jobs: Jobs, message: NewMessage): Promise<PostedMessage> {
  const { id, conversationId, senderId, recipientId, now, appUrl, files = [] } = message;
  const withheld = await hasBlocked(tx, recipientId, senderId);
  const checked = await checkMessage(tx, message);
  await tx.insert(messages).values({
    id,
    conversationId,
    senderId,
    recipientId,
    messageType: message.messageType,
    subject: message.subject ?? "",
    content: message.content,
    inquiryData: message.inquiryData ?? null,
    tags: message.tags ?? [],
    origin: message.origin ?? "site",
    withheld,
    ...checked,
    createdAt: now,
  });
  await flagMessage(tx, jobs, { id, senderId, recipientId, now, appUrl, ...checked });
  if (files.length > 0)
    await tx
      .insert(messageAttachments)
      .values(files.map((file) => Object.assign({ messageId: id }, file)));
  await bringBack(tx, conversationId, withheld ? [senderId] : [senderId, recipientId]);
  if (!withheld) await reactivate(tx, conversationId);
  // Before any other call that publishes changes: it locks the counters of both people in a fixed order. The sender's other tabs
  // show the message as well.
  const told = withheld ? [senderId] : [senderId, recipientId];
  await publishChanges(
    tx,
    told.map((userId) => ({ userId, topic: threadTopic(conversationId) })),
  );
  if (!withheld) await notifyOfMessage(tx, jobs, message);
  await queueMessageEmail(tx, jobs, { conversationId, userId: recipientId });
  return { id, withheld };
}

/** Whether the one has blocked the other. */
async function hasBlocked(tx: Db, blockerId: string, blockedId: string): Promise<boolean> {
  const blocks = await tx
    .select({ blockerId: userBlocks.blockerId })
    .from(userBlocks)
    .where(and(eq(userBlocks.blockerId, blockerId), eq(userBlocks.blockedId, blockedId)));
  return blocks.length > 0;
}

/** A new message takes the conversation out of the archives of those who see it. */
async function bringBack(tx: Db, conversationId: string, userIds: string[]): Promise<void> {
  await tx
    .update(conversationMembers)
    .set({ archivedAt: null })
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        inArray(conversationMembers.userId, userIds),
      ),
    );
}

async function reactivate(tx: Db, conversationId: string): Promise<void> {
  await tx
    .update(conversations)
    .set({ status: "active" })
    .where(and(eq(conversations.id, conversationId), eq(conversations.status, "archived")));
}
