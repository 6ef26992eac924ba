import { and, asc, eq, gt, inArray, isNull, not, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations, messageAttachments, messages } from "#app/messages/messages.table.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** A conversation as one of its two people is told of it by email. Locked: no message is being added meanwhile. */
export async function lockEmailedThread(tx: Db, conversationId: string, userId: string) {
  const [conversation] = await tx
    .select({
      listingId: conversations.listingId,
      buyerId: conversations.buyerId,
      ownerId: conversations.ownerId,
    })
    .from(conversations)
    .where(eq(conversations.id, conversationId))
    .for("no key update");
  if (!conversation) return null;
  const isOwner = conversation.ownerId === userId;
  const otherId = isOwner ? conversation.buyerId : conversation.ownerId;
  const reader = alias(users, "reader");
  const [row] = await tx
    .select({
      email: reader.email,
      sender: privateUserColumns,
      listingTitle: listings.title,
      lastEmailedAt: conversationMembers.lastEmailedAt,
    })
    .from(reader)
    .innerJoin(users, eq(users.id, otherId))
    .leftJoin(listings, eq(listings.id, sql`${conversation.listingId}::uuid`))
    .leftJoin(
      conversationMembers,
      and(
        eq(conversationMembers.conversationId, conversationId),
        eq(conversationMembers.userId, userId),
      ),
    )
    .where(eq(reader.id, userId));
  return row ? { ...row, isOwner } : null;
}

/** What this person has neither read nor been told of by email, the oldest first. */
export function listUntold(tx: Db, conversationId: string, userId: string, since: Date) {
  return tx
    .select({
      id: messages.id,
      content: messages.content,
      inquiry: messages.inquiryData,
      tags: messages.tags,
      warnings: messages.warnings,
      withheld: messages.withheld,
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.recipientId, userId),
        isNull(messages.readAt),
        isNull(messages.emailedAt),
        // Withheld messages are never told, only delivered, see emailMessages.
        or(not(messages.withheld), isNull(messages.deliveredAt)),
        gt(messages.createdAt, since),
      ),
    )
    .orderBy(asc(messages.createdAt), asc(messages.id));
}

/** The names of the files of these messages, by message. */
export async function listAttachmentNames(tx: Db, messageIds: readonly string[]) {
  const rows = await tx
    .select({ messageId: messageAttachments.messageId, name: messageAttachments.name })
    .from(messageAttachments)
    .where(inArray(messageAttachments.messageId, [...messageIds]))
    .orderBy(messageAttachments.id);
  return Map.groupBy(rows, ({ messageId }) => messageId);
}
