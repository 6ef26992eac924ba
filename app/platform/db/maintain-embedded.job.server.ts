import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

export const maintainEmbeddedJob = defineJob<Record<string, never>>("maintain-embedded", {
  schedule: "*/10 * * * *",
  retryLimit: 0,
});

/** The embedded database has no background workers: without this its WAL would grow to gigabytes and its statistics would be stale. */
export async function maintainEmbedded(database: Database): Promise<void> {
  if (database.kind !== "embedded") return;
  await database.db.execute(sql`vacuum analyze`);
  await database.db.execute(sql`checkpoint`);
}
