import { and, eq, gt, not, or } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { contactMessages, conversations, messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readInBatches } from "#app/shared/batches.ts";

/** Every message sent or received, as in the conversation: the sender is named as far as they allow. */
export async function* exportMessages(db: Db, userId: string) {
  const rows = readInBatches(
    (after: string | null, size) =>
      db
        .select({
          id: messages.id,
          conversationId: messages.conversationId,
          listingTitle: listings.title,
          sender: privateUserColumns,
          subject: messages.subject,
          content: messages.content,
          inquiryData: messages.inquiryData,
          readAt: messages.readAt,
          createdAt: messages.createdAt,
        })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .leftJoin(listings, eq(listings.id, conversations.listingId))
        .innerJoin(users, eq(users.id, messages.senderId))
        .where(
          and(
            or(
              eq(messages.senderId, userId),
              and(eq(messages.recipientId, userId), not(messages.withheld)),
            ),
            after ? gt(messages.id, after) : undefined,
          ),
        )
        .orderBy(messages.id)
        .limit(size),
    (row) => row.id,
  );
  const me = { id: userId, userType: "buyer", isCounterpart: true } as const;
  for await (const { sender, ...message } of rows)
    yield Object.assign(message, {
      sentByMe: sender.id === userId,
      from: visibleProfile(sender, me).name,
    });
}

/** Saved searches, without the secret of their links. */
export const exportAlerts = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({
          id: alerts.id,
          email: alerts.email,
          source: alerts.source,
          name: alerts.name,
          search: alerts.search,
          frequency: alerts.frequency,
          consentAt: alerts.consentAt,
          consentFrom: alerts.consentFrom,
          consentText: alerts.consentText,
          confirmedAt: alerts.confirmedAt,
          pausedAt: alerts.pausedAt,
          unsubscribedAt: alerts.unsubscribedAt,
          lastSentAt: alerts.lastSentAt,
          createdAt: alerts.createdAt,
        })
        .from(alerts)
        .where(and(eq(alerts.userId, userId), after ? gt(alerts.id, after) : undefined))
        .orderBy(alerts.id)
        .limit(size),
    (row) => row.id,
  );

/** Messages to the administrators. */
export const exportContactMessages = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({
          id: contactMessages.id,
          topic: contactMessages.topic,
          content: contactMessages.content,
          createdAt: contactMessages.createdAt,
        })
        .from(contactMessages)
        .where(
          and(
            eq(contactMessages.userId, userId),
            after ? gt(contactMessages.id, after) : undefined,
          ),
        )
        .orderBy(contactMessages.id)
        .limit(size),
    (row) => row.id,
  );
