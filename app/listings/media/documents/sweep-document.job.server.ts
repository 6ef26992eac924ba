import { and, eq, sql } from "drizzle-orm";
import { documentKey } from "#app/listings/media/documents/document.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

/** Deletes the file of a document that no listing has any more. */
export const sweepDocumentJob = defineJob<{ storageKey: string }>("sweep-document");

export async function sweepDocument(db: Db, files: FileStore, storageKey: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockDocument(tx, storageKey);
    const [used] = await tx
      .select({ id: listingMedia.id })
      .from(listingMedia)
      .where(and(eq(listingMedia.storageKey, storageKey), eq(listingMedia.kind, "document")))
      .limit(1);
    if (!used) await files.delete(documentKey(storageKey));
  });
}

/** Two owners may upload the same form: one must not delete it while the other starts to use it. */
export async function lockDocument(tx: Db, storageKey: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`document:${storageKey}`}, 0))`,
  );
}
