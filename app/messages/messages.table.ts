import { type SQL, sql } from "drizzle-orm";
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
import { passportParts } from "#app/accounts/passport/passport.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversationStatuses } from "#app/messages/leads/lead.ts";
import {
  createdAt,
  id,
  linkTo,
  moment,
  oneOf,
  partOf,
  updatedAt,
} from "#app/platform/db/columns.ts";

/** "request" asks for access to confidential details; "offer" is a step of a negotiation, without its figures. */
export const messageTypes = ["inquiry", "reply", "request", "offer"] as const;
export const priorities = ["low", "normal", "high"] as const;

export interface InquiryData {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export const messageOrigins = ["site", "email"] as const;
export const messageWarnings = ["link", "scam"] as const;

/**
 * One conversation per listing and pair of people; without a listing, one between a buyer and a broker.
 * While a broker has the mandate for the listing, the broker is `ownerId` and the owner reads along as `thirdId`.
 */
export const conversations = pgTable(
  "conversations",
  {
    id: id(),
    listingId: uuid().references(() => listings.id),
    buyerId: linkTo(() => users.id),
    ownerId: linkTo(() => users.id),
    /** Reads everything and may write to the buyer, but is not notified. */
    thirdId: uuid().references(() => users.id),
    /** Each person's archive is in `conversation_members`. */
    status: text({ enum: conversationStatuses }).notNull().default("active"),
    /** Only this person may reopen it. Null if an administrator closed it or nobody is left to reply. */
    closedBy: uuid().references(() => users.id),
    /** Since when the buyer sees the contact details of `ownerId`. */
    contactSharedAt: moment(),
    /** Parts of the buyer's passport that the others see while it is valid. */
    passportShows: text({ enum: passportParts })
      .array()
      .notNull()
      .default(sql`'{}'`),
    // Maintained by a trigger on messages, in the same transaction.
    messageCount: integer().notNull().default(0),
    lastMessageAt: moment(),
    lastMessageId: uuid(),
    remindedMessageId: uuid(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Empty without a listing. Maintained by triggers, for the administrators' list. */
    titleKey: text().notNull().default(""),
    activeAt: moment()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`coalesce(${conversations.lastMessageAt}, ${conversations.createdAt})`,
      ),
  },
  (t) => [
    index("conversations_list_recent").on(t.activeAt, t.id, t.status),
    index("conversations_list_title").on(t.titleKey, t.id, t.status),
    uniqueIndex("conversations_once").on(t.listingId, t.buyerId, t.ownerId),
    uniqueIndex("conversations_once_with_broker")
      .on(t.buyerId, t.ownerId)
      .where(sql`${t.listingId} is null`),
    index("conversations_listing").on(t.listingId, t.lastMessageAt.desc().nullsFirst()),
    index("conversations_buyer").on(t.buyerId, t.lastMessageAt.desc().nullsFirst()),
    index("conversations_owner").on(t.ownerId, t.lastMessageAt.desc().nullsFirst()),
    index("conversations_third")
      .on(t.thirdId, t.lastMessageAt.desc().nullsFirst())
      .where(sql`${t.thirdId} is not null`),
    index("conversations_recent").on(t.lastMessageAt.desc().nullsFirst(), t.id),
    oneOf("conversations_status", t.status, conversationStatuses),
    check("conversations_two_people", sql`${t.buyerId} <> ${t.ownerId}`),
    check("conversations_three_people", sql`${t.thirdId} not in (${t.buyerId}, ${t.ownerId})`),
    check("conversations_closed_by", sql`${t.closedBy} is null or ${t.status} = 'closed'`),
    check("conversations_count", sql`${t.messageCount} >= 0`),
    check(
      "conversations_passport_shows",
      sql`${t.passportShows} <@ ${sql.raw(`array['${passportParts.join("', '")}']`)}`,
    ),
  ],
);

export const messages = pgTable(
  "messages",
  {
    id: id(),
    conversationId: partOf(() => conversations.id),
    senderId: linkTo(() => users.id),
    recipientId: linkTo(() => users.id),
    /** The owner, if their broker wrote it. */
    onBehalfOf: uuid().references(() => users.id),
    messageType: text({ enum: messageTypes }).notNull(),
    subject: text().notNull().default(""),
    content: text().notNull(),
    inquiryData: jsonb().$type<InquiryData>(),
    /** The recipient had blocked the sender: it looks sent to the sender, and the recipient never sees it. */
    withheld: boolean().notNull().default(false),
    /** When it reached the recipient by a page, a live update or an email. */
    deliveredAt: moment(),
    readAt: moment(),
    /** Null while an email is pending or none is wanted. */
    emailedAt: moment(),
    origin: text({ enum: messageOrigins }).notNull().default("site"),
    warnings: text({ enum: messageWarnings })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Ignores case, spaces and punctuation; finds the same text sent to many owners. */
    contentHash: text(),
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
      .where(sql`${t.readAt} is null and not ${t.withheld}`),
    index("messages_sender").on(t.senderId, t.createdAt),
    index("messages_same_text")
      .on(t.contentHash, t.createdAt)
      .where(sql`${t.contentHash} is not null`),
    oneOf("messages_origin", t.origin, messageOrigins),
    check("messages_warnings", sql`${t.warnings} <@ array['link', 'scam']::text[]`),
    check("messages_delivered", sql`${t.readAt} is null or ${t.deliveredAt} is not null`),
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
    messageId: partOf(() => messages.id),
    name: text().notNull(),
    storageKey: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
  },
  (t) => [
    index("message_attachments_message").on(t.messageId),
    /** Used to check whether a file is still in use before it is deleted. */
    index("message_attachments_file").on(t.storageKey),
    check("message_attachments_bytes", sql`${t.bytes} > 0`),
  ],
);

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().notNull(),
    content: text().notNull(),
    /** Priority support: when the answer is due. */
    promisedAt: moment(),
    handledBy: uuid().references(() => users.id),
    handledAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index("contact_messages_waiting")
      .on(t.promisedAt, t.createdAt)
      .where(sql`${t.handledAt} is null`),
    index("contact_messages_promised")
      .on(t.createdAt)
      .where(sql`${t.promisedAt} is not null`),
  ],
);
