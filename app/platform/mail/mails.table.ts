import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment, oneOf } from "#app/platform/db/columns.ts";

export const mailChannels = ["email", "sms", "push"] as const;

/** The outbox: every email and text message, sent or waiting, written in the transaction that caused it. */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    channel: text({ enum: mailChannels }).notNull().default("email"),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    attempts: integer().notNull().default(0),
    lastError: text(),
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index("mails_recent").on(t.createdAt.desc().nullsFirst()),
    index("mails_waiting")
      .on(t.createdAt)
      .where(sql`${t.sentAt} is null`),
    oneOf("mails_channel", t.channel, mailChannels),
    check("mails_attempts", sql`${t.attempts} >= 0`),
  ],
);
