import { eq } from "drizzle-orm";
import type { ReviewTable } from "./reviews.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

/** Deletes the files of open requests after the commit. */
export async function forgetReviews(
  tx: Db,
  jobs: Jobs,
  table: ReviewTable,
  userId: string,
): Promise<void> {
  const deleted = await tx
    .delete(table)
    .where(eq(table.userId, userId))
    .returning({ storageKey: table.storageKey });
  for (const { storageKey } of deleted)
    if (storageKey) await jobs.enqueue(tx, sweepFilesJob, { keys: [storageKey] });
}
