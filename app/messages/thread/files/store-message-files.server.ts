import { messageFileKey } from "#app/messages/thread/files/message-file.ts";
import type { PreparedFile } from "#app/messages/thread/files/prepare-message-file.server.ts";
import { sweepMessageFileJob } from "#app/messages/thread/files/sweep-message-file.job.server.ts";
import type { MessageFile } from "#app/messages/thread/post-message.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

const hour = 60 * 60 * 1000;

/**
 * Stores the files of a message that is about to be posted. The sweep is enqueued first: it deletes what no message has in the end,
 * because the process was killed or the message was refused.
 */
export async function storeMessageFiles(
  { db, jobs, files }: { db: Db; jobs: Jobs; files: FileStore },
  prepared: readonly PreparedFile[],
  now: Date,
): Promise<MessageFile[]> {
  const startAfter = new Date(now.getTime() + hour);
  for (const { storageKey } of prepared)
    await jobs.enqueue(db, sweepMessageFileJob, { storageKey }, { startAfter });
  for (const { storageKey, bytes, contentType } of prepared)
    await files.put(messageFileKey(storageKey), bytes, contentType);
  return prepared.map(({ name, storageKey, contentType, bytes }) => ({
    name,
    storageKey,
    contentType,
    bytes: bytes.byteLength,
  }));
}
