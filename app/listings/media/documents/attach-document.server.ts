import { and, asc, eq } from "drizzle-orm";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { maxDocuments } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentKey, type DocumentProblem } from "./document.ts";
import { documentContentTypes, type DocumentKind } from "#app/platform/inspection/document-kind.ts";
import { cleanDocumentName } from "#app/platform/inspection/document-name.ts";
import type { InspectedDocument } from "#app/platform/inspection/inspect-document.server.ts";
import {
  actorOf,
  lockChangeableListing,
  type OwnedMedia,
} from "#app/listings/media/own-listing.server.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { hasContent, newStorageKey } from "#app/listings/media/storage-key.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { storeWithRow } from "#app/platform/files/store-with-row.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Log } from "#app/platform/log.ts";

const documentUploadLimit = defineRateLimit("documentUpload", { max: 60, windowMinutes: 60 });

export interface AttachDependencies {
  db: Db;
  files: FileStore;
  jobs: Jobs;
  log: Log;
  now: Date;
}

export interface AttachedFile extends OwnedMedia {
  /** Of the document to be: an upload that is attached twice is one document. */
  id: string;
  /** As the browser gave it. */
  name: string;
  /** Called when its turn has come: what waits is not in memory. Null if the file is gone by then. */
  read: () => Promise<Uint8Array | null>;
  requestId?: string | null;
}

export type AttachOutcome =
  | { ok: true; name: string }
  | { ok: false; reason: DocumentProblem | "not-found" };

/** Checks a document and adds it to the owner's listing. */
export async function attachDocument(
  { db, files, log, now }: AttachDependencies,
  file: AttachedFile,
): Promise<AttachOutcome> {
  const before = await listKeys(db, file);
  if (!before) return { ok: false, reason: "not-found" };
  // Checked again in the transaction; this saves inspecting what would be refused.
  if (before.length >= maxDocuments) return { ok: false, reason: "too-many" };
  if (!(await allowAttempt(db, documentUploadLimit, actorOf(file), now)))
    return { ok: false, reason: "too-many-attempts" };
  const inspected = await takeTurn(actorOf(file), async () => {
    const bytes = await file.read();
    if (!bytes) return { ok: false, reason: "upload-gone" } as const;
    return { ...(await inspectInProcess(bytes)), bytes };
  });
  if (!inspected.ok) return { ok: false, reason: inspected.reason };
  const { kind, hash, bytes } = inspected;
  const storageKey = newStorageKey(hash);
  const stored = { key: documentKey(storageKey), bytes, contentType: documentContentTypes[kind] };
  return storeWithRow({ files, log }, [stored], () =>
    addRow(db, { ...file, storageKey, hash, kind, bytes: bytes.byteLength }),
  );
}

export const inspectInProcess = async (bytes: Uint8Array): Promise<InspectedDocument> =>
  (await runFileTask<InspectedDocument>({ name: "document", bytes })) ?? {
    ok: false,
    reason: "too-complex",
  };

function addRow(
  db: Db,
  file: AttachedFile & { storageKey: string; hash: string; kind: DocumentKind; bytes: number },
): Promise<AttachOutcome> {
  const { id, listingId, storageKey, hash, kind, bytes, requestId = null } = file;
  return db.transaction(async (tx): Promise<AttachOutcome> => {
    if (!(await lockChangeableListing(tx, file))) return { ok: false, reason: "not-found" };
    const documents = (await listKeys(tx, file)) ?? [];
    if (documents.some((key) => hasContent(key, hash))) return { ok: false, reason: "repeated" };
    if (documents.length >= maxDocuments) return { ok: false, reason: "too-many" };
    const name = cleanDocumentName(file.name, kind);
    await tx.insert(listingMedia).values({
      id,
      listingId,
      kind: "document",
      position: documents.length,
      storageKey,
      contentType: documentContentTypes[kind],
      bytes,
      fileName: name,
    });
    await recordAudit(tx, {
      actorId: actorOf(file),
      action: "document-attached",
      subjectType: "listing",
      subjectId: listingId,
      details: { mediaId: id, kind },
      requestId,
    });
    return { ok: true, name };
  });
}

/** The documents of the owner's listing, in order; null for another owner's listing. */
async function listKeys(db: Db, { listingId, ownerId }: OwnedMedia) {
  const rows = await db
    .select({ storageKey: listingMedia.storageKey })
    .from(listings)
    .leftJoin(
      listingMedia,
      and(eq(listingMedia.listingId, listings.id), eq(listingMedia.kind, "document")),
    )
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, ownerId)))
    .orderBy(asc(listingMedia.position));
  return rows.length === 0 ? null : rows.flatMap(({ storageKey }) => storageKey ?? []);
}
