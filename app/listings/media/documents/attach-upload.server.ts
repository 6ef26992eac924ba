import { and, eq } from "drizzle-orm";
import { attachDocument, type AttachDependencies } from "./attach-document.server.ts";
import type { DocumentProblem } from "./document.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { actorOf, type OwnedMedia } from "#app/listings/media/own-listing.server.ts";
import type { UploadStore } from "#app/platform/uploads/upload-store.server.ts";

interface UploadedDocument extends OwnedMedia {
  uploadId: string;
  requestId?: string | null;
}

export type UploadOutcome =
  | { ok: true }
  | { ok: false; reason: DocumentProblem; fileName: string; canRetry: boolean }
  | { ok: false; reason: "not-found" };

const passing = new Set<string>(["not-stored", "too-many-attempts", "busy"]);

/**
 * Turns a complete upload into a document of the listing. It gets the id of the upload, so a client that did not hear the answer
 * repeats the request without harm.
 */
export async function attachUpload(
  dependencies: AttachDependencies,
  uploads: UploadStore,
  uploaded: UploadedDocument,
): Promise<UploadOutcome> {
  const { uploadId, listingId, ownerId, administratorId = null, requestId = null } = uploaded;
  const uploaderId = actorOf(uploaded);
  const upload = await uploads.find(uploaderId, uploadId);
  const fileName = upload?.fileName ?? "The document";
  const { db } = dependencies;
  const [attached] = await db
    .select({ id: listingMedia.id })
    .from(listingMedia)
    .where(and(eq(listingMedia.id, uploadId), eq(listingMedia.listingId, listingId)));
  if (attached) {
    await uploads.remove(uploaderId, uploadId);
    return { ok: true };
  }
  if (upload?.kind !== "document" || upload.offset !== upload.size)
    return { ok: false, reason: "upload-gone", fileName, canRetry: false };
  const outcome = await attachDocument(dependencies, {
    id: uploadId,
    listingId,
    ownerId,
    administratorId,
    name: fileName,
    read: () => uploads.read(uploaderId, uploadId),
    requestId,
  });
  // Kept where another attempt may succeed.
  const canRetry = !outcome.ok && passing.has(outcome.reason);
  if (!canRetry) await uploads.remove(uploaderId, uploadId);
  if (outcome.ok) return { ok: true };
  const { reason } = outcome;
  return reason === "not-found" ? { ok: false, reason } : { ok: false, reason, fileName, canRetry };
}
