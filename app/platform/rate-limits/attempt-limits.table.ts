import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#app/platform/db/columns.ts";

/** Attempts at sign-in, reset and codes, per key and window; rows of past windows are deleted daily. */
export const attemptLimits = pgTable(
  "attempt_limits",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (t) => [
    index("attempt_limits_window").on(t.windowEndsAt),
    check("attempt_limits_count", sql`${t.count} > 0`),
  ],
);
