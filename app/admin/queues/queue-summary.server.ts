import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** The columns of a `QueueSummary`. */
export const summaryOf = (since: AnyPgColumn<{ data: Date }>) => ({
  waiting: sql`count(*)`.mapWith(Number),
  oldest: sql`min(${since})`.mapWith(since),
});
