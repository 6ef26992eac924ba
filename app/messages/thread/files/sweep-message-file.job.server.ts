import { eq, sql } from "drizzle-orm";
import { messageAttachments } from "#app/messages/messages.table.ts";
import { messageFileKey } from "#app/messages/thread/files/message-file.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

/** Deletes a file that no message has any more. */
export const sweepMessageFileJob = defineJob<{ storageKey: string }>("sweep-message-file");

export async function sweepMessageFile(
  db: Db,
  files: FileStore,
  storageKey: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMessageFiles(tx, [storageKey]);
    const [used] = await tx
      .select({ id: messageAttachments.id })
      .from(messageAttachments)
      .where(eq(messageAttachments.storageKey, storageKey))
      .limit(1);
    if (!used) await files.delete(messageFileKey(storageKey));
  });
}

/** Two people may send the same form: one must not delete it while the other starts to use it. */
export async function lockMessageFiles(tx: Db, storageKeys: readonly string[]): Promise<void> {
  for (const key of storageKeys.toSorted())
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`message-file:${key}`}, 0))`,
    );
}
