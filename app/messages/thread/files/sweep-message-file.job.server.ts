import { eq } from "drizzle-orm";
import { messageAttachments } from "#app/messages/messages.table.ts";
import { messageFileKey } from "#app/messages/thread/files/message-file.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

/** Deletes a file that no message uses. */
export const sweepMessageFileJob = defineJob<{ storageKey: string }>("sweep-message-file");

export async function sweepMessageFile(
  db: Db,
  files: FileStore,
  storageKey: string,
): Promise<void> {
  const [used] = await db
    .select({ id: messageAttachments.id })
    .from(messageAttachments)
    .where(eq(messageAttachments.storageKey, storageKey))
    .limit(1);
  if (!used) await files.delete(messageFileKey(storageKey));
}
