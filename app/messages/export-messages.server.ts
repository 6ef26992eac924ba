import { titleSeenBy } from "#app/listings/confidential/own-text.server.ts";
import { and, eq, gt, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { contactMessages, conversations, messageAttachments, messages } from "./messages.table.ts";
import { isOwnerTo, nameBlocked } from "#app/messages/safety/blocked-people.queries.server.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { messageFileHref } from "#app/messages/thread/files/message-file.ts";
import { isSeenBy } from "#app/messages/thread/reading/messages.queries.server.ts";
import { conversationMembers, quickReplies } from "#app/messages/thread/members.table.ts";
import { readerOf } from "#app/messages/thread/thread.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readRows } from "#app/platform/db/read-rows.ts";
import { readInBatches } from "#app/shared/batches.ts";
import { pick } from "#app/platform/db/pick.ts";

export async function* exportMessages(db: Db, userId: string) {
  const rows = readInBatches(
    (after: string | null, size) =>
      db
        .select({
          id: messages.id,
          conversationId: messages.conversationId,
          listingTitle: titleSeenBy(sql`${userId}::uuid`),
          thread: pick(conversations, "buyerId", "ownerId", "contactSharedAt"),
          sender: privateUserColumns,
          ...pick(messages, "subject", "content", "inquiryData", "readAt", "createdAt"),
        })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .leftJoin(listings, eq(listings.id, conversations.listingId))
        .innerJoin(users, eq(users.id, messages.senderId))
        .where(and(isSeenBy(userId), after ? gt(messages.id, after) : undefined))
        .orderBy(messages.id)
        .limit(size),
    (row) => row.id,
  );
  for await (const { sender, thread, ...message } of rows)
    yield Object.assign(message, {
      sentByMe: sender.id === userId,
      from: visibleProfile(sender, readerOf(thread, userId, sender)).name,
    });
}

export async function* exportMessageFiles(db: Db, userId: string) {
  const { id, messageId, name, contentType, bytes } = messageAttachments;
  const { conversationId } = messages;
  const rows = readInBatches(
    (after: string | null, size) =>
      db
        .select({ id, messageId, conversationId, name, contentType, bytes })
        .from(messageAttachments)
        .innerJoin(messages, eq(messages.id, messageId))
        .where(and(isSeenBy(userId), after ? gt(id, after) : undefined))
        .orderBy(id)
        .limit(size),
    (row) => row.id,
  );
  for await (const row of rows)
    yield Object.assign(row, { address: messageFileHref(row.conversationId, row.id) });
}

export async function* exportBlockedPeople(db: Db, userId: string) {
  const { blockerId, blockedId, createdAt } = userBlocks;
  const rows = readInBatches(
    (after: string | null, size) =>
      db
        .select({ user: privateUserColumns, isOwner: isOwnerTo(userId), blockedAt: createdAt })
        .from(userBlocks)
        .innerJoin(users, eq(users.id, blockedId))
        .where(and(eq(blockerId, userId), after ? gt(blockedId, after) : undefined))
        .orderBy(blockedId)
        .limit(size),
    ({ user }) => user.id,
  );
  for await (const { user, isOwner, blockedAt } of rows)
    yield { name: nameBlocked(user, isOwner, userId), blockedAt };
}

/** Without the secret of their links. */
export const exportAlerts = (db: Db, userId: string) => {
  const columns = {
    id: alerts.id,
    email: alerts.email,
    source: alerts.source,
    name: alerts.name,
    search: alerts.search,
    frequency: alerts.frequency,
    consentAt: alerts.consentAt,
    consentFrom: alerts.consentFrom,
    consentText: alerts.consentText,
    consentPage: alerts.consentPage,
    confirmedAt: alerts.confirmedAt,
    pausedAt: alerts.pausedAt,
    unsubscribedAt: alerts.unsubscribedAt,
    lastSentAt: alerts.lastSentAt,
    createdAt: alerts.createdAt,
  };
  return readRows(db, alerts, columns, eq(alerts.userId, userId));
};

export const exportContactMessages = (db: Db, userId: string) => {
  const { id, topic, content, createdAt } = contactMessages;
  const isOwn = eq(contactMessages.userId, userId);
  return readRows(db, contactMessages, { id, topic, content, createdAt }, isOwn);
};

export const exportLeadRecords = (db: Db, userId: string) => {
  const { conversationId, stage, followUpOn, notes, archivedAt } = conversationMembers;
  const isOwn = eq(conversationMembers.userId, userId);
  return readInBatches(
    (after: string | null, size) =>
      db
        .select({ conversationId, stage, followUpOn, notes, archivedAt })
        .from(conversationMembers)
        .where(and(isOwn, after ? gt(conversationId, after) : undefined))
        .orderBy(conversationId)
        .limit(size),
    (row) => row.conversationId,
  );
};

export const exportQuickReplies = (db: Db, userId: string) => {
  const { id, name, content } = quickReplies;
  return readRows(db, quickReplies, { id, name, content }, eq(quickReplies.userId, userId));
};
