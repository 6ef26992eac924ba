import { and, asc, eq } from "drizzle-orm";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import { maxDocuments, maxPhotos } from "#app/listings/listing.ts";
import { recordPhotoFingerprint } from "#app/listings/review/record-fingerprints.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { tooSlow } from "#app/platform/files/picture-limits.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { storeWithRow } from "#app/platform/files/store-with-row.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";
import { documentContentTypes } from "#app/platform/inspection/document-kind.ts";
import { cleanDocumentName } from "#app/platform/inspection/document-name.ts";
import type { InspectedDocument } from "#app/platform/inspection/inspect-document.server.ts";
import type { Log } from "#app/platform/log.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { UploadKind } from "#app/platform/uploads/upload.ts";
import type { UploadStore } from "#app/platform/uploads/upload-store.server.ts";
import { documentKey } from "./documents/document.ts";
import { type AttachOutcome, attachUpload } from "./attach-upload.server.ts";
import type { AddOutcome } from "./file-problems.ts";
import { canChangeMedia } from "./listing-media.ts";
import { listingMedia } from "./media.table.ts";
import {
  actorOf,
  findOwnListing,
  lockChangeableListing,
  type OwnedMedia,
} from "./own-listing.server.ts";
import { photoContentType, photoKey, photoFormats } from "./photo.ts";
import type { RenderOutcome } from "./photos/render-photo.server.ts";
import { pick } from "#app/platform/db/pick.ts";

const limits = {
  photo: defineRateLimit("photo", { max: 300, windowMinutes: 60 }),
  document: defineRateLimit("documentUpload", { max: 60, windowMinutes: 60 }),
};
const most = { photo: maxPhotos, document: maxDocuments };
const whenSold = { photo: "not-editable", document: "not-found" } as const;

export interface FileServices {
  db: Db;
  files: FileStore;
  log: Log;
  /** Replaced in tests, which would spend most of their time on encoding. */
  render?: (bytes: Uint8Array) => Promise<RenderOutcome>;
}

interface NewFile extends OwnedMedia {
  kind: UploadKind;
  /** The id of the future photo or document: adding it again changes nothing. */
  id: string;
  name: string;
  /** Called when its turn comes, so that waiting files are not in memory. Null if the file is gone by then. */
  read: () => Promise<Uint8Array | null>;
  now: Date;
}

export async function addFile(services: FileServices, file: NewFile): Promise<AddOutcome> {
  const { db, files, log } = services;
  const { kind, now } = file;
  const listing = await findOwnListing(db, file);
  if (!listing) return { ok: false, reason: "not-found" };
  // Both are checked again in the transaction; this saves inspecting files that would be rejected.
  if (!canChangeMedia(listing.status, Boolean(file.administratorId)))
    return { ok: false, reason: whenSold[kind] };
  if ((await listFiles(db, file)).length >= most[kind]) return { ok: false, reason: "too-many" };
  if (!(await allowAttempt(db, limits[kind], actorOf(file), now)))
    return { ok: false, reason: "too-many-attempts" };
  const prepared = await takeTurn(actorOf(file), async () => {
    const bytes = await file.read();
    if (!bytes) return { ok: false, reason: "upload-gone" } as const;
    return kind === "photo" ? preparePhoto(services, bytes) : prepareDocument(file.name, bytes);
  });
  if (!prepared.ok) return prepared;
  // Random, so that no two uploads share a file, plus the content hash by which a listing recognizes its files.
  const storageKey = `${createId()}-${prepared.hash}`;
  return storeWithRow({ files, log }, prepared.filesAt(storageKey), () =>
    insertFile(db, file, prepared, storageKey),
  );
}

async function preparePhoto({ render = renderInProcess }: FileServices, bytes: Uint8Array) {
  const rendered = await render(bytes);
  if (!rendered.ok) return rendered;
  const { hash, fingerprint, files, ...shown } = rendered.photo;
  return {
    ok: true as const,
    hash,
    fingerprint,
    columns: {
      ...shown,
      contentType: photoContentType("webp"),
      bytes: files.reduce((sum, one) => sum + one.bytes.byteLength, 0),
      formats: [...photoFormats],
    },
    audit: {},
    filesAt: (storageKey: string) =>
      files.map(({ width, format, bytes: content }) => ({
        key: photoKey(storageKey, width, format),
        bytes: content,
        contentType: photoContentType(format),
      })),
  };
}

const renderInProcess = async (bytes: Uint8Array): Promise<RenderOutcome> =>
  (await runFileTask<RenderOutcome>({ name: "photo", bytes })) ?? tooSlow;

export async function prepareDocument(name: string, bytes: Uint8Array, keyOf = documentKey) {
  const inspected = await inspectInProcess(bytes);
  if (!inspected.ok) return inspected;
  const { kind, hash, pages } = inspected;
  const contentType = documentContentTypes[kind];
  const fileName = cleanDocumentName(name, kind);
  return {
    ok: true as const,
    hash,
    fingerprint: null,
    columns: { contentType, bytes: bytes.byteLength, fileName },
    audit: { kind },
    pages,
    filesAt: (storageKey: string) => [{ key: keyOf(storageKey), bytes, contentType }],
  };
}

export const inspectInProcess = async (bytes: Uint8Array): Promise<InspectedDocument> =>
  (await runFileTask<InspectedDocument>({ name: "document", bytes })) ?? {
    ok: false,
    reason: "too-complex",
  };

type Prepared = Extract<
  Awaited<ReturnType<typeof preparePhoto> | ReturnType<typeof prepareDocument>>,
  { ok: true }
>;

/** The listing is locked, so that two tabs neither exceed the limit nor use the same position. */
const insertFile = (
  db: Db,
  file: NewFile,
  { hash, columns, fingerprint, audit }: Prepared,
  storageKey: string,
): Promise<AddOutcome> =>
  db.transaction(async (tx): Promise<AddOutcome> => {
    const { kind, id, listingId } = file;
    const name = "fileName" in columns ? columns.fileName : file.name;
    if (!(await lockChangeableListing(tx, file))) return { ok: false, reason: whenSold[kind] };
    const before = await listFiles(tx, file);
    if (before.some((other) => other.id === id)) return { ok: true, name };
    if (before.some((other) => other.storageKey.endsWith(hash)))
      return { ok: false, reason: "duplicate" };
    if (before.length >= most[kind]) return { ok: false, reason: "too-many" };
    await tx.insert(listingMedia).values({
      id,
      listingId,
      kind,
      position: before.length,
      storageKey,
      ...columns,
      featured: kind === "photo" && !before.some(({ featured }) => featured),
      createdAt: file.now,
    });
    await recordPhotoFingerprint(tx, { listingId, mediaId: id, bits: fingerprint });
    if (kind === "photo") await auditListing(tx, file, "photo-added", { photoId: id });
    else await auditListing(tx, file, "document-attached", { mediaId: id, ...audit });
    return { ok: true, name };
  });

const listFiles = (db: Db, { listingId, kind }: NewFile) =>
  db
    .select(pick(listingMedia, "id", "storageKey", "featured"))
    .from(listingMedia)
    .where(and(eq(listingMedia.listingId, listingId), eq(listingMedia.kind, kind)))
    .orderBy(asc(listingMedia.position));

/** The photo or document gets the id of its upload, so a client that missed the response can repeat the request. */
export async function attachFile(
  services: FileServices,
  uploads: UploadStore,
  { uploadId, ...file }: Omit<NewFile, "id" | "name" | "read"> & { uploadId: string },
): Promise<AttachOutcome> {
  const { db } = services;
  if (!(await findOwnListing(db, file))) return { ok: false, reason: "not-found" };
  return attachUpload(uploads, {
    kind: file.kind,
    uploaderId: actorOf(file),
    uploadId,
    isAttached: async () =>
      (await db.$count(
        listingMedia,
        and(eq(listingMedia.id, uploadId), eq(listingMedia.listingId, file.listingId)),
      )) > 0,
    add: (upload) => addFile(services, { ...file, ...upload }),
  });
}
