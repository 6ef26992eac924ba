import { lt } from "drizzle-orm";
import { bulkRuns } from "#app/admin/bulk/bulk.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { dayMs } from "#app/shared/day.ts";

export const pruneBulkRunsJob = defineJob("prune-bulk-runs", { schedule: "50 4 * * *" });

const keptMs = 90 * dayMs;

/** What each of them changed stays in the audit log. */
export async function pruneBulkRuns(db: Db, now: Date): Promise<void> {
  await db.delete(bulkRuns).where(lt(bulkRuns.createdAt, new Date(now.getTime() - keptMs)));
}
