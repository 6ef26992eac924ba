import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { createdAt, id, moment, oneOf, partOf } from "#app/platform/db/columns.ts";
import { flagReasons, personReportReasons } from "./safety.ts";

/** The blocked person is not notified: their messages are stored and reach nobody. */
export const userBlocks = pgTable(
  "user_blocks",
  {
    blockerId: partOf(() => users.id),
    blockedId: partOf(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index("user_blocks_blocked").on(t.blockedId),
    check("user_blocks_two_people", sql`${t.blockerId} <> ${t.blockedId}`),
  ],
);

export const personReports = pgTable(
  "person_reports",
  {
    id: id(),
    reporterId: uuid().references(() => users.id, { onDelete: "set null" }),
    reportedId: partOf(() => users.id),
    conversationId: partOf(() => conversations.id),
    reason: text({ enum: personReportReasons }).notNull(),
    details: text().notNull().default(""),
    handledBy: uuid().references(() => users.id),
    handledAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index("person_reports_waiting")
      .on(t.createdAt)
      .where(sql`${t.handledAt} is null`),
    index("person_reports_reported").on(t.reportedId),
    oneOf("person_reports_reason", t.reason, personReportReasons),
    check("person_reports_details", sql`length(${t.details}) <= 2000`),
  ],
);

export const flaggedMessages = pgTable(
  "flagged_messages",
  {
    id: id(),
    messageId: partOf(() => messages.id),
    reason: text({ enum: flagReasons }).notNull(),
    handledBy: uuid().references(() => users.id),
    handledAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("flagged_messages_once").on(t.messageId, t.reason),
    index("flagged_messages_waiting")
      .on(t.createdAt)
      .where(sql`${t.handledAt} is null`),
    oneOf("flagged_messages_reason", t.reason, flagReasons),
  ],
);
