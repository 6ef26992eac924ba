import { integer, pgTable, uuid } from "drizzle-orm/pg-core";

/** The number of a person's latest change. Locked until the transaction ends, so that changes become visible in order. */
export const liveCounters = pgTable("live_counters", {
  userId: uuid().primaryKey(),
  last: integer().notNull(),
});
