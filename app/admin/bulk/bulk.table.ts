import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { type BulkOptions, bulkLists } from "#app/admin/bulk/bulk-change.ts";
import { createdAt, id, linkTo, moment, oneOf, partOf } from "#app/platform/db/columns.ts";

export const bulkRuns = pgTable(
  "bulk_runs",
  {
    id: id(),
    list: text({ enum: bulkLists }).notNull(),
    change: text().notNull(),
    options: jsonb().$type<BulkOptions>().notNull(),
    actorId: linkTo(() => users.id),
    requestId: text(),
    undoOf: uuid(),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  (t) => [
    index("bulk_runs_recent").on(t.createdAt),
    index("bulk_runs_undo").on(t.undoOf),
    oneOf("bulk_runs_list", t.list, bulkLists),
  ],
);

export const bulkRunItems = pgTable(
  "bulk_run_items",
  {
    runId: partOf(() => bulkRuns.id),
    subjectId: uuid().notNull(),
    /** `changed`, or why not; null while it waits. */
    outcome: text(),
    before: text(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.subjectId] }),
    index("bulk_run_items_waiting")
      .on(t.runId)
      .where(sql`${t.outcome} is null`),
    check("bulk_run_items_before", sql`${t.before} is null or ${t.outcome} is not null`),
  ],
);
