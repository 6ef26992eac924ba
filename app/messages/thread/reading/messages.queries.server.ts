import { and, asc, desc, eq, inArray, not, or, type SQL, sql } from "drizzle-orm";
import { messageAttachments, messages } from "#app/messages/messages.table.ts";
import { messagesPerPage } from "#app/messages/thread/thread.ts";
import type { Db } from "#app/platform/db/db.ts";

const columns = {
  id: messages.id,
  conversationId: messages.conversationId,
  senderId: messages.senderId,
  recipientId: messages.recipientId,
  messageType: messages.messageType,
  subject: messages.subject,
  content: messages.content,
  inquiryData: messages.inquiryData,
  origin: messages.origin,
  warnings: messages.warnings,
  tags: messages.tags,
  deliveredAt: messages.deliveredAt,
  readAt: messages.readAt,
  createdAt: messages.createdAt,
};

export const isSeenBy = (userId: string): SQL =>
  or(eq(messages.senderId, userId), and(eq(messages.recipientId, userId), not(messages.withheld)))!;

interface MessagePage {
  conversationId: string;
  userId: string;
  before?: string | null;
}

export async function listMessages(db: Db, { conversationId, userId, before }: MessagePage) {
  const rows = await db
    .select(columns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        isSeenBy(userId),
        before
          ? sql`(${messages.createdAt}, ${messages.id}) < (select m.created_at, m.id from messages m
              where m.id = ${before} and m.conversation_id = ${conversationId})`
          : undefined,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(messagesPerPage + 1);
  return {
    messages: rows.slice(0, messagesPerPage).toReversed(),
    hasOlder: rows.length > messagesPerPage,
  };
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>["messages"][number];

export async function findFirstInquiry(db: Db, conversationId: string, userId: string) {
  const [first] = await db
    .select({
      senderId: messages.senderId,
      inquiryData: messages.inquiryData,
      warnings: messages.warnings,
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.messageType, "inquiry"),
        isSeenBy(userId),
      ),
    )
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(1);
  return first ?? null;
}

export async function listMessageFiles(db: Db, messageIds: readonly string[]) {
  if (messageIds.length === 0) return [];
  return db
    .select({
      id: messageAttachments.id,
      messageId: messageAttachments.messageId,
      name: messageAttachments.name,
      contentType: messageAttachments.contentType,
      bytes: messageAttachments.bytes,
    })
    .from(messageAttachments)
    .where(inArray(messageAttachments.messageId, [...messageIds]))
    .orderBy(asc(messageAttachments.name));
}

export type MessageFileRow = Awaited<ReturnType<typeof listMessageFiles>>[number];
