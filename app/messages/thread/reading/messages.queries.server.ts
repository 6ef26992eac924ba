import { and, asc, desc, eq, inArray, not, or, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { messageAttachments, messages } from "#app/messages/messages.table.ts";
import { messagesPerPage } from "#app/messages/thread/thread.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

const columns = {
  id: messages.id,
  conversationId: messages.conversationId,
  senderId: messages.senderId,
  recipientId: messages.recipientId,
  onBehalfOf: messages.onBehalfOf,
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

/** Whoever is in the conversation sees all of it, also what was written before they joined. Everybody keeps what they sent. */
export const isSeenBy = (userId: string): SQL =>
  or(
    eq(messages.senderId, userId),
    and(
      not(messages.withheld),
      sql`exists (select 1 from conversations c where c.id = ${messages.conversationId}
        and ${userId} in (c.buyer_id, c.owner_id, c.third_id))`,
    ),
  )!;

interface MessagePage {
  conversationId: string;
  userId: string;
  before?: string | null;
  size?: number;
}

export async function listMessages(
  db: Db,
  { conversationId, userId, before, size = messagesPerPage }: MessagePage,
) {
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
    .limit(size + 1);
  return {
    messages: rows.slice(0, size).toReversed(),
    hasOlder: rows.length > size,
  };
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>["messages"][number];

/** Brokers whose mandate has ended wrote, too. */
export async function listAuthors(db: Db, senderIds: readonly string[]) {
  return db
    .select(privateUserColumns)
    .from(users)
    .where(inArray(users.id, [...new Set(senderIds)]));
}

export async function findFirstInquiry(db: Db, conversationId: string, userId: string) {
  const [first] = await db
    .select(pick(messages, "senderId", "inquiryData", "warnings"))
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
    .select(pick(messageAttachments, "id", "messageId", "name", "contentType", "bytes"))
    .from(messageAttachments)
    .where(inArray(messageAttachments.messageId, [...messageIds]))
    .orderBy(asc(messageAttachments.name));
}

export type MessageFileRow = Awaited<ReturnType<typeof listMessageFiles>>[number];
