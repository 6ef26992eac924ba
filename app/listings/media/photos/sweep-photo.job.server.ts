import { eq, sql } from "drizzle-orm";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { photoFormats, photoKey, photoWidths } from "#app/listings/media/photo.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

/** Deletes the files of a photo that no listing shows any more. */
export const sweepPhotoJob = defineJob<{ storageKey: string }>("sweep-photo");

export async function sweepPhoto(db: Db, files: FileStore, storageKey: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPhotoFiles(tx, storageKey);
    const [used] = await tx
      .select({ id: listingMedia.id })
      .from(listingMedia)
      .where(eq(listingMedia.storageKey, storageKey))
      .limit(1);
    if (used) return;
    for (const width of photoWidths)
      for (const format of photoFormats) await files.delete(photoKey(storageKey, width, format));
  });
}

/** Two listings may show the same photo: one must not delete it while the other starts to use it. */
export async function lockPhotoFiles(tx: Db, storageKey: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`photo:${storageKey}`}, 0))`,
  );
}
