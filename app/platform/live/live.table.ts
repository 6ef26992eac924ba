import { integer, pgTable, uuid } from "drizzle-orm/pg-core";

/**
 * How often something changed for a person, which is the number of the latest change. The row is locked until the end of the
 * transaction, so that changes become visible in the order of their numbers.
 */
export const liveCounters = pgTable("live_counters", {
  userId: uuid().primaryKey(),
  last: integer().notNull(),
});
