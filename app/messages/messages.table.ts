import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversationStatuses } from "#app/messages/leads/lead.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "#app/platform/db/columns.ts";

export const messageTypes = ["inquiry", "reply"] as const;
export const priorities = ["low", "normal", "high"] as const;
export const alertFrequencies = ["instant", "daily", "weekly"] as const;

export interface InquiryData {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** One conversation per listing and pair of people. */
export const conversations = pgTable(
  "conversations",
  {
    id: id(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id),
    buyerId: uuid()
      .notNull()
      .references(() => users.id),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    status: text({ enum: conversationStatuses }).notNull().default("active"),
    // Maintained by a trigger on messages, in the same transaction.
    messageCount: integer().notNull().default(0),
    lastMessageAt: moment(),
    lastMessageId: uuid(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("conversations_once").on(t.listingId, t.buyerId, t.ownerId),
    index("conversations_buyer").on(t.buyerId, t.lastMessageAt.desc().nullsFirst()),
    index("conversations_owner").on(t.ownerId, t.lastMessageAt.desc().nullsFirst()),
    index("conversations_recent").on(t.lastMessageAt.desc().nullsFirst(), t.id),
    oneOf("conversations_status", t.status, conversationStatuses),
    check("conversations_two_people", sql`${t.buyerId} <> ${t.ownerId}`),
    check("conversations_count", sql`${t.messageCount} >= 0`),
  ],
);

export const messages = pgTable(
  "messages",
  {
    id: id(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    senderId: uuid()
      .notNull()
      .references(() => users.id),
    recipientId: uuid()
      .notNull()
      .references(() => users.id),
    messageType: text({ enum: messageTypes }).notNull(),
    subject: text().notNull().default(""),
    content: text().notNull(),
    inquiryData: jsonb().$type<InquiryData>(),
    readAt: moment(),
    priority: text({ enum: priorities }).notNull().default("normal"),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    autoReply: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("messages_thread").on(t.conversationId, t.createdAt.desc().nullsFirst()),
    index("messages_unread")
      .on(t.recipientId)
      .where(sql`${t.readAt} is null`),
    index("messages_sender").on(t.senderId, t.createdAt),
    oneOf("messages_type", t.messageType, messageTypes),
    oneOf("messages_priority", t.priority, priorities),
    check("messages_content", sql`${t.content} <> ''`),
    check("messages_two_people", sql`${t.senderId} <> ${t.recipientId}`),
  ],
);

export const messageAttachments = pgTable(
  "message_attachments",
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    name: text().notNull(),
    storageKey: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
  },
  (t) => [
    index("message_attachments_message").on(t.messageId),
    check("message_attachments_bytes", sql`${t.bytes} > 0`),
  ],
);

/**
 * A saved search that sends an email when new listings match. Created with or without an account; nothing is sent before the
 * email address is confirmed, and the consent is recorded, as Canada's anti-spam law (CASL) requires.
 */
export const alerts = pgTable(
  "alerts",
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** The search as its canonical query string. */
    search: text().notNull(),
    frequency: text({ enum: alertFrequencies }).notNull().default("daily"),
    /** Hash of the secret in the confirm and unsubscribe links. */
    tokenHash: text().notNull(),
    consentAt: moment().notNull(),
    consentFrom: text().notNull(),
    confirmedAt: moment(),
    unsubscribedAt: moment(),
    lastSentAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("alerts_once")
      .on(t.email, t.search)
      .where(sql`${t.unsubscribedAt} is null`),
    uniqueIndex("alerts_token_key").on(t.tokenHash),
    index("alerts_user").on(t.userId),
    index("alerts_due")
      .on(t.frequency, t.lastSentAt)
      .where(sql`${t.confirmedAt} is not null and ${t.unsubscribedAt} is null`),
    oneOf("alerts_frequency", t.frequency, alertFrequencies),
    check("alerts_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);

/** Messages to the administrators from the contact form. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().notNull(),
    content: text().notNull(),
    handledBy: uuid().references(() => users.id),
    handledAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index("contact_messages_waiting")
      .on(t.createdAt)
      .where(sql`${t.handledAt} is null`),
  ],
);
