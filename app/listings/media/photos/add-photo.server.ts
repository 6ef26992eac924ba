import { and, eq } from "drizzle-orm";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { maxPhotos } from "#app/listings/listing.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { hasContent, newStorageKey } from "#app/listings/media/storage-key.server.ts";
import { photoContentType, photoFormats, photoKey } from "#app/listings/media/photo.ts";
import { actorOf, lockChangeableListing } from "#app/listings/media/own-listing.server.ts";
import type { PhotoProblem } from "./photo-problems.ts";
import type { RenderedPhoto, RenderOutcome } from "./render-photo.server.ts";
import { recordPhotoFingerprint } from "#app/listings/review/record-fingerprints.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { tooSlow } from "#app/platform/files/picture-limits.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { storeWithRow } from "#app/platform/files/store-with-row.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Log } from "#app/platform/log.ts";

const photoLimit = defineRateLimit("photo", { max: 300, windowMinutes: 60 });

export interface PhotoServices {
  db: Db;
  files: FileStore;
  jobs: Jobs;
  log: Log;
  /** Replaced by tests, which would spend most of their time on encoding. */
  render?: (bytes: Uint8Array) => Promise<RenderOutcome>;
}

export interface NewPhoto {
  /** The id of the photo. Adding it again changes nothing. */
  id: string;
  listingId: string;
  ownerId: string;
  administratorId?: string | null;
  /** Called when its turn has come: what waits is not in memory. Null if the file is gone by then. */
  read: () => Promise<Uint8Array | null>;
  now: Date;
  requestId?: string | null;
}

export type AddOutcome = { ok: true } | { ok: false; reason: PhotoProblem };

const renderInProcess = async (bytes: Uint8Array): Promise<RenderOutcome> =>
  (await runFileTask<RenderOutcome>({ name: "photo", bytes })) ?? tooSlow;

export async function addPhoto(services: PhotoServices, photo: NewPhoto): Promise<AddOutcome> {
  const { db, files, log, render = renderInProcess } = services;
  if (!(await allowAttempt(db, photoLimit, actorOf(photo), photo.now)))
    return { ok: false, reason: "too-many-attempts" };
  const rendered = await takeTurn(actorOf(photo), async () => {
    const bytes = await photo.read();
    return bytes ? render(bytes) : ({ ok: false, reason: "upload-gone" } as const);
  });
  if (!rendered.ok) return rendered;
  const storageKey = newStorageKey(rendered.photo.hash);
  const newFiles = rendered.photo.files.map(({ width, format, bytes }) => ({
    key: photoKey(storageKey, width, format),
    bytes,
    contentType: photoContentType(format),
  }));
  return storeWithRow({ files, log }, newFiles, () =>
    insertPhoto(db, photo, rendered.photo, storageKey),
  );
}

/** The listing is locked, so that two tabs neither exceed the limit nor take the same position. */
const insertPhoto = (
  db: Db,
  photo: NewPhoto,
  rendered: RenderedPhoto,
  storageKey: string,
): Promise<AddOutcome> =>
  db.transaction(async (tx): Promise<AddOutcome> => {
    const { id, listingId, requestId = null } = photo;
    const { hash, width, height, placeholder, files } = rendered;
    if (!(await lockChangeableListing(tx, photo))) return { ok: false, reason: "not-editable" };
    const before = await tx
      .select({
        id: listingMedia.id,
        storageKey: listingMedia.storageKey,
        featured: listingMedia.featured,
      })
      .from(listingMedia)
      .where(and(eq(listingMedia.listingId, listingId), eq(listingMedia.kind, "photo")));
    if (before.some((other) => other.id === id)) return { ok: true };
    if (before.some((other) => hasContent(other.storageKey, hash)))
      return { ok: false, reason: "duplicate" };
    if (before.length >= maxPhotos) return { ok: false, reason: "too-many" };
    await tx.insert(listingMedia).values({
      id,
      listingId,
      kind: "photo",
      position: before.length,
      storageKey,
      contentType: photoContentType("webp"),
      bytes: files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
      width,
      height,
      placeholder,
      formats: [...photoFormats],
      featured: !before.some(({ featured }) => featured),
      createdAt: photo.now,
    });
    await recordPhotoFingerprint(tx, { listingId, mediaId: id, bits: rendered.fingerprint });
    await recordAudit(tx, {
      actorId: actorOf(photo),
      action: "photo-added",
      subjectType: "listing",
      subjectId: listingId,
      details: { photoId: id },
      requestId,
    });
    return { ok: true };
  });

export async function isPhotoOf(db: Db, id: string, listingId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: listingMedia.id })
    .from(listingMedia)
    .where(and(eq(listingMedia.id, id), eq(listingMedia.listingId, listingId)));
  return row !== undefined;
}
