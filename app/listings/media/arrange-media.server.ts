import { and, asc, eq, inArray } from "drizzle-orm";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import { listingNotification } from "#app/listings/lifecycle/listing-notifications.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { brand } from "#app/shared/brand.ts";
import { listingMedia } from "./media.table.ts";
import { findOwnListing, type OwnedMedia } from "./own-listing.server.ts";
import { documentKey } from "./documents/document.ts";
import { photoFormats, photoKey, photoWidths } from "./photo.ts";
import { sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";

export type MediaRow = Awaited<ReturnType<typeof listMedia>>[number];

export const listMedia = (tx: Db, listingId: string, kind: "photo" | "document") =>
  tx
    .select({
      id: listingMedia.id,
      kind: listingMedia.kind,
      position: listingMedia.position,
      storageKey: listingMedia.storageKey,
      contentType: listingMedia.contentType,
      fileName: listingMedia.fileName,
      revealing: listingMedia.revealing,
      featured: listingMedia.featured,
    })
    .from(listingMedia)
    .where(and(eq(listingMedia.listingId, listingId), eq(listingMedia.kind, kind)))
    .orderBy(asc(listingMedia.position));

export async function updateMedium(
  tx: Db,
  id: string,
  values: Partial<typeof listingMedia.$inferInsert>,
): Promise<void> {
  await tx.update(listingMedia).set(values).where(eq(listingMedia.id, id));
}

/** Not ordered: a listing has at most one video, at position 0, and the cover is always a photo. */
const parkingPlace = { kind: "video", position: 2, featured: false } as const;

/** Positions are unique and may all be taken: to swap two, one is parked temporarily. */
export async function setOrder(
  tx: Db,
  rows: readonly MediaRow[],
  order: readonly string[],
): Promise<void> {
  const places = [...rows];
  for (const [to, id] of order.entries()) {
    const from = places.findIndex((row) => row.id === id);
    if (from === to) continue;
    const [moving, giving] = [places[from]!, places[to]!];
    await updateMedium(tx, giving.id, parkingPlace);
    await updateMedium(tx, moving.id, { position: to });
    const { kind, featured } = giving;
    await updateMedium(tx, giving.id, { kind, position: from, featured });
    places[to] = moving;
    places[from] = giving;
  }
}

/** Deletes a photo or document and closes the gap. The owner is notified if an administrator does it. */
export async function removeMedium(
  tx: Db,
  jobs: Jobs,
  own: OwnedMedia,
  rows: readonly MediaRow[],
  { id, kind, position, storageKey }: MediaRow,
): Promise<void> {
  await tx.delete(listingMedia).where(eq(listingMedia.id, id));
  for (const row of rows)
    if (row.position > position) await updateMedium(tx, row.id, { position: row.position - 1 });
  await sweepMedia(tx, jobs, [{ kind, storageKey }]);
  if (kind === "photo") await auditListing(tx, own, "photo-deleted", { photoId: id });
  else await auditListing(tx, own, "document-removed", { mediaId: id });
  if (!own.administratorId) return;
  const { listingId, ownerId } = own;
  await notify(tx, jobs, {
    userId: ownerId,
    kind: listingNotification,
    key: `listing-files:${listingId}`,
    title: `${brand.name} deleted a ${kind} of your listing`,
    text: (await findOwnListing(tx, own))?.title ?? "",
    href: `/account/listings/edit/${listingId}`,
    data: { listingId },
  });
}

type DeletedMedia = Pick<typeof listingMedia.$inferSelect, "kind" | "storageKey">;

const filesOf = ({ kind, storageKey }: DeletedMedia): string[] => {
  if (kind === "video") return [];
  if (kind === "document") return [documentKey(storageKey)];
  return photoWidths.flatMap((width) =>
    photoFormats.map((format) => photoKey(storageKey, width, format)),
  );
};

export async function sweepMedia(
  tx: Db,
  jobs: Jobs,
  deleted: readonly DeletedMedia[],
): Promise<void> {
  const keys = deleted.flatMap(filesOf);
  if (keys.length > 0) await jobs.enqueue(tx, sweepFilesJob, { keys });
}

/** Call it before deleting listings, in the same transaction: their rows hold the keys of the files. */
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
