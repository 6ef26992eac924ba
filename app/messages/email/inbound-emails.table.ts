import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { createdAt, id, oneOf } from "#app/platform/db/columns.ts";
import { inboundOutcomes } from "#app/messages/email/inbound/inbound-email.ts";

/** The text of an email is stored only in its message. */
export const inboundEmails = pgTable(
  "inbound_emails",
  {
    id: id(),
    externalId: text().notNull(),
    conversationId: uuid().references(() => conversations.id, { onDelete: "cascade" }),
    outcome: text({ enum: inboundOutcomes }).notNull(),
    messageId: uuid().references(() => messages.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    unique("inbound_emails_once").on(t.externalId, t.conversationId).nullsNotDistinct(),
    index("inbound_emails_conversation").on(t.conversationId),
    index("inbound_emails_recent").on(t.createdAt.desc().nullsFirst()),
    oneOf("inbound_emails_outcome", t.outcome, inboundOutcomes),
  ],
);
