import { inArray } from "drizzle-orm";
import { sweepDocumentJob } from "#app/listings/media/documents/sweep-document.job.server.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { sweepPhotoJob } from "#app/listings/media/photos/sweep-photo.job.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

/** Before listings are deleted, in the same transaction: their rows take the keys of the files with them. */
export async function sweepMediaOf(
  tx: Db,
  jobs: Jobs,
  listingIds: readonly string[],
): Promise<void> {
  if (listingIds.length === 0) return;
  const rows = await tx
    .selectDistinct({ kind: listingMedia.kind, storageKey: listingMedia.storageKey })
    .from(listingMedia)
    .where(inArray(listingMedia.listingId, [...listingIds]));
  for (const { kind, storageKey } of rows)
    if (kind !== "video")
      await jobs.enqueue(tx, kind === "photo" ? sweepPhotoJob : sweepDocumentJob, { storageKey });
}
