import { messageFileKey } from "#app/messages/thread/files/message-file.ts";
import type { PreparedFile } from "#app/messages/thread/files/prepare-message-file.server.ts";
import { sweepMessageFileJob } from "#app/messages/thread/files/sweep-message-file.job.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { type FileStore, putMissing } from "#app/platform/files/file-store.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

const hour = 60 * 60 * 1000;

/** Enqueued before anything is stored: if this process is killed halfway, the job deletes the unused files. */
export async function planSweep(
  db: Db,
  jobs: Jobs,
  prepared: readonly PreparedFile[],
  now: Date,
): Promise<void> {
  const startAfter = new Date(now.getTime() + hour);
  for (const { storageKey } of prepared)
    await jobs.enqueue(db, sweepMessageFileJob, { storageKey }, { startAfter });
}

export async function storeFiles(
  files: FileStore,
  prepared: readonly PreparedFile[],
): Promise<void> {
  for (const { storageKey, bytes, contentType } of prepared)
    await putMissing(files, messageFileKey(storageKey), bytes, contentType);
}
