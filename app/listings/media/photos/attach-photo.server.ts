import { type AddOutcome, addPhoto, isPhotoOf, type PhotoServices } from "./add-photo.server.ts";
import { actorOf, findOwnListing } from "#app/listings/media/own-listing.server.ts";
import { canRetry } from "./photo-problems.ts";
import { canChangeMedia } from "#app/listings/media/listing-media.ts";
import type { UploadStore } from "#app/platform/uploads/upload-store.server.ts";

interface Attachment {
  uploadId: string;
  listingId: string;
  ownerId: string;
  administratorId?: string | null;
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
  attachment: Attachment,
): Promise<AttachOutcome> {
  const { uploadId, listingId, ownerId, administratorId = null, now } = attachment;
  const uploaderId = actorOf(attachment);
  const listing = await findOwnListing(services.db, attachment);
  if (!listing) return { ok: false, reason: "not-found" };
  const upload = await uploads.find(uploaderId, uploadId);
  const fileName = upload?.fileName ?? "The photo";
  if (await isPhotoOf(services.db, uploadId, listingId)) {
    await uploads.remove(uploaderId, uploadId);
    return { ok: true, fileName };
  }
  if (!canChangeMedia(listing.status, administratorId !== null))
    return { ok: false, reason: "not-editable", fileName };
  if (upload?.kind !== "photo" || upload.offset !== upload.size)
    return { ok: false, reason: "upload-gone", fileName };
  const outcome = await addPhoto(services, {
    id: uploadId,
    listingId,
    ownerId,
    administratorId,
    read: () => uploads.read(uploaderId, uploadId),
    now,
    requestId: attachment.requestId ?? null,
  });
  // Another request with the same upload was faster.
  if (
    !outcome.ok &&
    outcome.reason === "upload-gone" &&
    (await isPhotoOf(services.db, uploadId, listingId))
  )
    return { ok: true, fileName };
  // Kept where another attempt may succeed.
  if (outcome.ok || !canRetry(outcome.reason)) await uploads.remove(uploaderId, uploadId);
  return { ...outcome, fileName };
}
