import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

export const pruneSearchHistoryJob = defineJob<Record<string, never>>("prune-search-history", {
  schedule: "7 * * * *",
  retryLimit: 0,
});

/** The index keeps ended rows for a day, for visitors who are paging through results; then they are deleted. */
export async function pruneSearchHistory(db: Db): Promise<void> {
  await db.execute(sql`select forget_search_history()`);
}
