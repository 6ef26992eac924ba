import type { UploadKind } from "#app/platform/uploads/upload.ts";
import type { UploadStore } from "#app/platform/uploads/upload-store.server.ts";
import { type AddOutcome, canRetry, type MediaProblem } from "./file-problems.ts";

interface Attachment {
  kind: UploadKind;
  uploaderId: string;
  uploadId: string;
  isAttached: () => Promise<boolean>;
  /** Adds the file under the id of its upload. Null is read if it is gone by then. */
  add: (file: {
    id: string;
    name: string;
    read: () => Promise<Uint8Array | null>;
  }) => Promise<AddOutcome>;
}

export type AttachOutcome =
  | { ok: true }
  | { ok: false; reason: MediaProblem; fileName: string }
  | { ok: false; reason: "not-found" };

/** A client that missed the response can repeat the request. */
export async function attachUpload(
  uploads: UploadStore,
  { kind, uploaderId, uploadId, isAttached, add }: Attachment,
): Promise<AttachOutcome> {
  const upload = await uploads.find(uploaderId, uploadId);
  const fileName = upload?.fileName ?? `The ${kind}`;
  if (await isAttached()) {
    await uploads.remove(uploaderId, uploadId);
    return { ok: true };
  }
  if (upload?.kind !== kind || upload.offset !== upload.size)
    return { ok: false, reason: "upload-gone", fileName };
  const read = () => uploads.read(uploaderId, uploadId);
  const outcome = await add({ id: uploadId, name: fileName, read });
  // A concurrent request with the same upload was faster.
  if (!outcome.ok && outcome.reason === "upload-gone" && (await isAttached())) return { ok: true };
  if (outcome.ok || !canRetry(outcome.reason)) await uploads.remove(uploaderId, uploadId);
  if (outcome.ok) return { ok: true };
  const { reason } = outcome;
  return reason === "not-found" ? { ok: false, reason } : { ok: false, reason, fileName };
}
