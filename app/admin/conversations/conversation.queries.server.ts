import { and, asc, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import {
  buyer,
  owner,
  personColumns,
} from "#app/admin/messages/conversations-list.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { flaggedMessages, personReports, userBlocks } from "#app/messages/safety/safety.table.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import { messagesPerPage } from "#app/messages/thread/thread.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export async function findConversationRecord(db: Db, conversationId: string) {
  const [record] = await db
    .select({
      id: conversations.id,
      status: conversations.status,
      closedBy: conversations.closedBy,
      messageCount: conversations.messageCount,
      lastMessageAt: conversations.lastMessageAt,
      createdAt: conversations.createdAt,
      listing: { id: listings.id, title: listings.title },
      buyer: personColumns(buyer),
      owner: personColumns(owner),
    })
    .from(conversations)
    .innerJoin(buyer, eq(buyer.id, conversations.buyerId))
    .innerJoin(owner, eq(owner.id, conversations.ownerId))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(eq(conversations.id, conversationId));
  return record ?? null;
}

export type ConversationRecord = NonNullable<Awaited<ReturnType<typeof findConversationRecord>>>;

const messageColumns = {
  id: messages.id,
  senderId: messages.senderId,
  content: messages.content,
  messageType: messages.messageType,
  inquiryData: messages.inquiryData,
  withheld: messages.withheld,
  warnings: messages.warnings,
  origin: messages.origin,
  tags: messages.tags,
  deliveredAt: messages.deliveredAt,
  readAt: messages.readAt,
  createdAt: messages.createdAt,
};

export type RecordedMessage = Awaited<ReturnType<typeof listAllMessages>>["messages"][number];

export async function listAllMessages(db: Db, conversationId: string, before: string | null) {
  const rows = await db
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
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

export async function findEnds(db: Db, conversationId: string) {
  const ofConversation = eq(messages.conversationId, conversationId);
  const [[inquiry], [last]] = await Promise.all([
    db
      .select(messageColumns)
      .from(messages)
      .where(and(ofConversation, eq(messages.messageType, "inquiry")))
      .orderBy(asc(messages.createdAt), asc(messages.id))
      .limit(1),
    db
      .select(messageColumns)
      .from(messages)
      .where(ofConversation)
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(1),
  ]);
  return { inquiry: inquiry ?? null, last: last ?? null };
}

export const listFlags = (db: Db, messageIds: readonly string[]) =>
  messageIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          messageId: flaggedMessages.messageId,
          reason: flaggedMessages.reason,
          isSettled: sql<boolean>`${flaggedMessages.handledAt} is not null`,
        })
        .from(flaggedMessages)
        .where(inArray(flaggedMessages.messageId, [...messageIds]));

export async function listModeration(
  db: Db,
  { id, buyerId, ownerId }: { id: string; buyerId: string; ownerId: string },
) {
  const [blocks, members, reports] = await Promise.all([
    db
      .select({ blockerId: userBlocks.blockerId, createdAt: userBlocks.createdAt })
      .from(userBlocks)
      .where(
        or(
          and(eq(userBlocks.blockerId, buyerId), eq(userBlocks.blockedId, ownerId)),
          and(eq(userBlocks.blockerId, ownerId), eq(userBlocks.blockedId, buyerId)),
        ),
      ),
    db
      .select({ userId: conversationMembers.userId, archivedAt: conversationMembers.archivedAt })
      .from(conversationMembers)
      .where(eq(conversationMembers.conversationId, id)),
    db
      .select({
        reporterId: personReports.reporterId,
        reportedId: personReports.reportedId,
        reason: personReports.reason,
        details: personReports.details,
        handledAt: personReports.handledAt,
        createdAt: personReports.createdAt,
      })
      .from(personReports)
      .where(eq(personReports.conversationId, id))
      .orderBy(desc(personReports.createdAt)),
  ]);
  return { blocks, members, reports };
}

const hourMs = 60 * 60 * 1000;

/** Reading a conversation is logged once per administrator and hour. */
export async function recordOpening(
  db: Db,
  opening: { conversationId: string; actorId: string; requestId: string; now: Date },
): Promise<void> {
  const { conversationId, actorId, requestId, now } = opening;
  const about = { actorId, action: "conversation-opened", subjectType: "conversation" };
  const [recent] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, about.subjectType),
        eq(auditLog.subjectId, conversationId),
        eq(auditLog.actorId, actorId),
        eq(auditLog.action, about.action),
        gt(auditLog.createdAt, new Date(now.getTime() - hourMs)),
      ),
    )
    .limit(1);
  if (!recent) await recordAudit(db, { ...about, subjectId: conversationId, requestId });
}
