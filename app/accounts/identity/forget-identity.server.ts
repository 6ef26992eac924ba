import { eq } from "drizzle-orm";
import { identityVerifications } from "#app/accounts/identity/identity-verifications.table.ts";
import { sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export async function forgetIdentity(tx: Db, jobs: Jobs, userId: string): Promise<void> {
  const deleted = await tx
    .delete(identityVerifications)
    .where(eq(identityVerifications.userId, userId))
    .returning({ storageKey: identityVerifications.storageKey });
  for (const { storageKey } of deleted)
    if (storageKey) await jobs.enqueue(tx, sweepFilesJob, { keys: [storageKey] });
}
