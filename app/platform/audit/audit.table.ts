import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "#app/platform/db/columns.ts";

/** Who did what to what. Append-only: a trigger rejects updates and deletes. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    actorId: uuid(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    requestId: text(),
    createdAt: createdAt(),
  },
  (t) => [
    // All end with the id, a tiebreaker for entries of the same moment, and are read backwards: newest first.
    index("audit_log_recent").on(t.createdAt, t.id),
    index("audit_log_subject").on(t.subjectType, t.subjectId, t.createdAt, t.id),
    index("audit_log_actor").on(t.actorId, t.createdAt, t.id),
    index("audit_log_action").on(t.action, t.createdAt, t.id),
  ],
);
