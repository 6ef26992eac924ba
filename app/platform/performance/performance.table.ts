import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "#app/platform/db/columns.ts";

export const performanceSamples = pgTable(
  "performance_samples",
  {
    at: moment().notNull(),
    process: uuid().notNull(),
    requests: integer().notNull(),
    errors: integer().notNull(),
    /** How many requests took up to each bound of the histogram (see server/metrics.ts); the last has no bound. */
    latencies: integer().array().notNull(),
    seconds: doublePrecision().notNull(),
    cacheHits: integer().notNull(),
    cacheMisses: integer().notNull(),
    queueSeconds: doublePrecision().notNull(),
    memoryBytes: bigint({ mode: "number" }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.at, t.process] }),
    check("performance_samples_errors", sql`0 <= ${t.errors} and ${t.errors} <= ${t.requests}`),
  ],
);
