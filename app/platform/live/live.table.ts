import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#app/platform/db/columns.ts";

/**
 * The number of each person's latest live event. Its row is locked until the end of the transaction, so that a person's events
 * become visible in the order of their numbers, and a reader that has seen number 7 never misses a 6.
 */
export const liveCounters = pgTable("live_counters", {
  userId: uuid().primaryKey(),
  last: integer().notNull(),
});

/** What an open page of a person is told, kept for a week so that a browser that was away gets what it missed. */
export const liveEvents = pgTable(
  "live_events",
  {
    userId: uuid().notNull(),
    number: integer().notNull(),
    kind: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.number] }),
    index("live_events_age").on(t.createdAt),
    check("live_events_number", sql`${t.number} > 0`),
  ],
);
