import {
  type AddOutcome,
  addPhoto,
  isPhotoOf,
  type PhotoServices,
} from "#app/listings/media/photos/add-photo.server.ts";
import { canChangePhotos } from "#app/listings/media/photos/own-photo.ts";
import { findPhotoListing } from "#app/listings/media/photos/own-photos.queries.server.ts";
import type { UploadStore } from "#app/listings/media/uploads/upload-store.server.ts";

interface Attachment {
  uploadId: string;
  listingId: string;
  ownerId: string;
  now: Date;
  requestId?: string | null;
}

export type AttachOutcome =
  | (AddOutcome & { fileName: string })
  | { ok: false; reason: "not-found" };

/**
 * Turns a complete upload into a photo of the listing. The photo gets the id of the upload, so a client that did not hear the
 * answer repeats the request without harm.
 */
export async function attachPhoto(
  services: PhotoServices,
  uploads: UploadStore,
  { uploadId, listingId, ownerId, now, requestId = null }: Attachment,
): Promise<AttachOutcome> {
  const listing = await findPhotoListing(services.db, listingId, ownerId);
  if (!listing) return { ok: false, reason: "not-found" };
  const upload = await uploads.find(ownerId, uploadId);
  const fileName = upload?.fileName ?? "The photo";
  if (await isPhotoOf(services.db, uploadId, listingId)) {
    await uploads.remove(ownerId, uploadId);
    return { ok: true, fileName };
  }
  if (!canChangePhotos(listing.status)) return { ok: false, reason: "not-editable", fileName };
  if (upload?.kind !== "photo" || upload.offset !== upload.size)
    return { ok: false, reason: "upload-gone", fileName };
  const outcome = await addPhoto(services, {
    id: uploadId,
    listingId,
    ownerId,
    read: () => uploads.read(ownerId, uploadId),
    now,
    requestId,
  });
  // Another request with the same upload was faster.
  if (
    !outcome.ok &&
    outcome.reason === "upload-gone" &&
    (await isPhotoOf(services.db, uploadId, listingId))
  )
    return { ok: true, fileName };
  // Kept where another attempt may succeed.
  const isFinal = outcome.ok || !["not-stored", "too-many-attempts"].includes(outcome.reason);
  if (isFinal) await uploads.remove(ownerId, uploadId);
  return { ...outcome, fileName };
}
