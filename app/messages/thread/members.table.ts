import { and, eq, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { createdAt, id, moment, oneOf, partOf } from "#app/platform/db/columns.ts";
import { leadStages } from "#app/messages/leads/lead.ts";

/** Visible to this person only. No row means nothing is stored. */
export const conversationMembers = pgTable(
  "conversation_members",
  {
    conversationId: partOf(() => conversations.id),
    userId: partOf(() => users.id),
    archivedAt: moment(),
    markedUnreadAt: moment(),
    /** Further messages within ten minutes wait, and are sent together. */
    lastEmailedAt: moment(),
    stage: text({ enum: leadStages }).notNull().default("new"),
    followUpOn: date({ mode: "string" }),
    notes: text().notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.userId] }),
    index("conversation_members_follow_up")
      .on(t.userId, t.followUpOn)
      .where(sql`${t.followUpOn} is not null`),
    oneOf("conversation_members_stage", t.stage, leadStages),
    check("conversation_members_notes", sql`length(${t.notes}) <= 10000`),
  ],
);

export const isMember = (conversationId: string | SQLWrapper, userId: string | SQLWrapper): SQL =>
  and(
    eq(conversationMembers.conversationId, conversationId),
    eq(conversationMembers.userId, userId),
  )!;

/** Placeholders for the other person's name and the title are filled in on use. */
export const quickReplies = pgTable(
  "quick_replies",
  {
    id: id(),
    userId: partOf(() => users.id),
    name: text().notNull(),
    content: text().notNull(),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("quick_replies_user").on(t.userId, t.position),
    check("quick_replies_name", sql`length(${t.name}) between 1 and 60`),
    check("quick_replies_content", sql`length(${t.content}) between 1 and 5000`),
  ],
);
