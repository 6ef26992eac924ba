import { inArray } from "drizzle-orm";
import { documentKey } from "./documents/document.ts";
import { listingMedia } from "./media.table.ts";
import { photoFormats, photoKey, photoWidths } from "./photo.ts";
import type { Db } from "#app/platform/db/db.ts";
import { sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

type DeletedMedia = Pick<typeof listingMedia.$inferSelect, "kind" | "storageKey">;

const filesOf = ({ kind, storageKey }: DeletedMedia): string[] => {
  if (kind === "video") return [];
  if (kind === "document") return [documentKey(storageKey)];
  return photoWidths.flatMap((width) =>
    photoFormats.map((format) => photoKey(storageKey, width, format)),
  );
};

/** In the transaction that deletes the rows. */
export async function sweepMedia(
  tx: Db,
  jobs: Jobs,
  deleted: readonly DeletedMedia[],
): Promise<void> {
  const keys = deleted.flatMap(filesOf);
  if (keys.length > 0) await jobs.enqueue(tx, sweepFilesJob, { keys });
}

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
  await sweepMedia(tx, jobs, rows);
}
