import { and, asc, eq } from "drizzle-orm";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { cleanPhotoTexts } from "./clean-photo-texts.ts";
import { notifyOfRemovedFile } from "#app/listings/media/notify-of-removed-file.server.ts";
import {
  actorOf,
  lockChangeableListing,
  type OwnedMedia,
} from "#app/listings/media/own-listing.server.ts";
import { mergeOrder, movePhoto, nextCover } from "./own-photo.ts";
import type { PhotoChange } from "./photo-change.schema.ts";
import { sweepMedia } from "#app/listings/media/sweep-media.server.ts";
import { recheckListing } from "#app/listings/review/recheck-listing.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

interface OwnChange extends OwnedMedia {
  change: PhotoChange;
  requestId?: string | null;
}

export type ChangeOutcome =
  | {
      ok: true;
      /** What was removed from a text, in words; empty where it is stored as it was sent. */
      notice: string;
    }
  | { ok: false; reason: "not-found" | "revealing-cover" };

interface Row {
  id: string;
  position: number;
  storageKey: string;
  revealing: boolean;
  featured: boolean;
}

/** Changes the photos of one's own listing: texts, order, cover, what is hidden, or deletes one. */
export const changePhotos = (db: Db, jobs: Jobs, own: OwnChange): Promise<ChangeOutcome> =>
  db.transaction(async (tx): Promise<ChangeOutcome> => {
    const { listingId, change } = own;
    if (!(await lockChangeableListing(tx, own))) return { ok: false, reason: "not-found" };
    const photos = await listRows(tx, listingId);
    const ids = photos.map(({ id }) => id);
    const photo = "photoId" in change ? photos.find(({ id }) => id === change.photoId) : undefined;
    if ("photoId" in change && !photo) return { ok: false, reason: "not-found" };
    let notice = "";
    switch (change.intent) {
      case "order":
        await setOrder(tx, photos, mergeOrder(ids, change.ids));
        break;
      case "earlier":
      case "later":
        await setOrder(tx, photos, movePhoto(ids, photo!.id, change.intent === "earlier" ? -1 : 1));
        break;
      case "cover":
        if (photo!.revealing) return { ok: false, reason: "revealing-cover" };
        await setCover(tx, listingId, photo!);
        break;
      case "describe":
        notice = await describe(tx, listingId, photos, photo!, change);
        break;
      case "delete":
        await deletePhoto(tx, jobs, own, photos, photo!);
        break;
    }
    if (own.administratorId && change.intent !== "delete") await auditChange(tx, own);
    return { ok: true, notice };
  });

/** Owners arrange their photos as they like; what an administrator changes is recorded. */
async function auditChange(tx: Db, own: OwnChange): Promise<void> {
  const { intent, ...details } = own.change;
  await recordAudit(tx, {
    actorId: actorOf(own),
    action: intent === "describe" ? "photo-described" : "photos-arranged",
    subjectType: "listing",
    subjectId: own.listingId,
    details: "ids" in details ? {} : details,
    requestId: own.requestId ?? null,
  });
}

const listRows = (tx: Db, listingId: string): Promise<Row[]> =>
  tx
    .select({
      id: listingMedia.id,
      position: listingMedia.position,
      storageKey: listingMedia.storageKey,
      revealing: listingMedia.revealing,
      featured: listingMedia.featured,
    })
    .from(listingMedia)
    .where(and(eq(listingMedia.listingId, listingId), eq(listingMedia.kind, "photo")))
    .orderBy(asc(listingMedia.position));

/** Outside the order of the photos: a listing has one video at most, at position 0. The cover is always a photo. */
const parkingPlace = { kind: "video", position: 2, featured: false } as const;

/** A position is never taken twice, and with 15 photos none is free: one of two that change places is parked meanwhile. */
async function setOrder(tx: Db, photos: readonly Row[], order: readonly string[]): Promise<void> {
  const set = (id: string, values: Partial<typeof listingMedia.$inferInsert>) =>
    tx.update(listingMedia).set(values).where(eq(listingMedia.id, id));
  const places = [...photos];
  for (const [to, id] of order.entries()) {
    const from = places.findIndex((photo) => photo.id === id);
    if (from === to) continue;
    const [moving, giving] = [places[from]!, places[to]!];
    await set(giving.id, parkingPlace);
    await set(moving.id, { position: to });
    await set(giving.id, { kind: "photo", position: from, featured: giving.featured });
    places[to] = moving;
    places[from] = giving;
  }
}

async function setCover(tx: Db, listingId: string, photo: Row | undefined): Promise<void> {
  await tx
    .update(listingMedia)
    .set({ featured: false })
    .where(and(eq(listingMedia.listingId, listingId), eq(listingMedia.featured, true)));
  if (photo)
    await tx.update(listingMedia).set({ featured: true }).where(eq(listingMedia.id, photo.id));
}

/** Only what was sent is changed. A cover that becomes revealing hands over to another photo, if there is one for everybody. */
async function describe(
  tx: Db,
  listingId: string,
  photos: readonly Row[],
  photo: Row,
  { revealing, ...sent }: Extract<PhotoChange, { intent: "describe" }>,
): Promise<string> {
  const { texts, notice } = cleanPhotoTexts(sent);
  const values = { ...texts, ...(revealing !== undefined && { revealing }) };
  if (Object.keys(values).length === 0) return notice;
  await tx.update(listingMedia).set(values).where(eq(listingMedia.id, photo.id));
  if (revealing === undefined || revealing === photo.revealing) return notice;
  const after = photos.map((one) => (one.id === photo.id ? { ...one, revealing } : one));
  const cover = after.find(({ featured }) => featured);
  if (!cover || cover.revealing) await setCover(tx, listingId, nextCover(after));
  return notice;
}

async function deletePhoto(
  tx: Db,
  jobs: Jobs,
  own: OwnChange,
  photos: readonly Row[],
  photo: Row,
): Promise<void> {
  const { listingId, requestId = null } = own;
  await tx.delete(listingMedia).where(eq(listingMedia.id, photo.id));
  const left = photos.filter(({ id }) => id !== photo.id);
  for (const [position, one] of left.entries())
    if (one.position !== position)
      await tx.update(listingMedia).set({ position }).where(eq(listingMedia.id, one.id));
  if (photo.featured) await setCover(tx, listingId, nextCover(left));
  // It may have been the one that repeats another owner's.
  await recheckListing(tx, listingId);
  await sweepMedia(tx, jobs, [{ kind: "photo", storageKey: photo.storageKey }]);
  await recordAudit(tx, {
    actorId: actorOf(own),
    action: "photo-deleted",
    subjectType: "listing",
    subjectId: listingId,
    details: { photoId: photo.id },
    requestId,
  });
  if (own.administratorId) await notifyOfRemovedFile(tx, jobs, { ...own, file: "photo" });
}
