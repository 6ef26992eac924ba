import { and, eq, sql } from "drizzle-orm";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import { prepareDocument } from "#app/listings/media/add-file.server.ts";
import { type AttachOutcome, attachUpload } from "#app/listings/media/attach-upload.server.ts";
import type { AddOutcome } from "#app/listings/media/file-problems.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { pick } from "#app/platform/db/pick.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { storeWithRow } from "#app/platform/files/store-with-row.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";
import type { Log } from "#app/platform/log.ts";
import type { UploadStore } from "#app/platform/uploads/upload-store.server.ts";
import { ownerOf } from "./change-documents.server.ts";
import { findOwnRoom, lockRoom, type OwnRoom } from "./own-room.server.ts";
import { canBeViewOnly, maxVersions, roomFileKey } from "#app/deals/room/room.ts";
import { roomDocuments, roomFolders, roomVersions } from "#app/deals/room/room.table.ts";
import { lastPlace } from "#app/deals/room/room-rows.server.ts";

/** Enough to fill a whole room in an evening. */
const roomUploadLimit = defineRateLimit("roomUpload", { max: 300, windowMinutes: 60 });

export interface RoomServices {
  db: Db;
  files: FileStore;
  log: Log;
}

export type RoomTarget = { folderId: string } | { documentId: string };

interface NewRoomFile extends OwnRoom {
  target: RoomTarget;
  /** Becomes the id of the version, which makes adding idempotent. */
  id: string;
  name: string;
  /** Called when its turn comes, so that waiting files are not in memory. Null if the file is gone. */
  read: () => Promise<Uint8Array | null>;
  now: Date;
}

type Prepared = Extract<Awaited<ReturnType<typeof prepareDocument>>, { ok: true }>;

export async function addToRoom(services: RoomServices, file: NewRoomFile): Promise<AddOutcome> {
  const { db, files, log } = services;
  const { managerId, now } = file;
  const room = await findOwnRoom(db, file);
  // Checked again in the transaction; this saves inspecting files that would be rejected.
  if (!room?.canChange) return { ok: false, reason: "not-found" };
  const problem = await findProblem(db, file, room.most);
  if (problem) return { ok: false, reason: problem };
  if (!(await allowAttempt(db, roomUploadLimit, managerId, now)))
    return { ok: false, reason: "too-many-attempts" };
  const prepared = await takeTurn(managerId, async () => {
    const bytes = await file.read();
    if (!bytes) return { ok: false, reason: "upload-gone" } as const;
    return prepareDocument(file.name, bytes, roomFileKey);
  });
  if (!prepared.ok) return prepared;
  // Random, so that no two uploads share a file, plus the content hash by which a room recognizes its files.
  const storageKey = `${createId()}-${prepared.hash}`;
  return storeWithRow({ files, log }, prepared.filesAt(storageKey), () =>
    db.transaction((tx) => insertVersion(tx, file, prepared, storageKey)),
  );
}

async function findProblem(db: Db, { listingId, target }: NewRoomFile, most: number) {
  if ("folderId" in target) {
    const isIn = and(eq(roomFolders.id, target.folderId), eq(roomFolders.listingId, listingId));
    if ((await db.$count(roomFolders, isIn)) === 0) return "not-found";
    const count = await db.$count(roomDocuments, eq(roomDocuments.listingId, listingId));
    return count >= most ? "room-full" : null;
  }
  const isIn = and(eq(roomDocuments.id, target.documentId), eq(roomDocuments.listingId, listingId));
  if ((await db.$count(roomDocuments, isIn)) === 0) return "not-found";
  const versions = await db.$count(roomVersions, eq(roomVersions.documentId, target.documentId));
  return versions >= maxVersions ? "too-many-versions" : null;
}

async function insertVersion(
  tx: Db,
  file: NewRoomFile,
  { hash, columns, pages }: Prepared,
  storageKey: string,
): Promise<AddOutcome> {
  const room = await lockRoom(tx, file);
  if (!room) return { ok: false, reason: "not-found" };
  const { id, listingId, target, now } = file;
  const { fileName, contentType, bytes } = columns;
  const stored = await selectVersions(tx, listingId);
  if (stored.some((version) => version.id === id)) return { ok: true, name: fileName };
  if (stored.some((version) => version.storageKey.endsWith(hash)))
    return { ok: false, reason: "duplicate" };
  const problem = await findProblem(tx, file, room.most);
  if (problem) return { ok: false, reason: problem };
  const added =
    "folderId" in target
      ? await insertDocument(tx, listingId, target.folderId, fileName)
      : await countVersion(tx, target.documentId, contentType);
  if (!added) return { ok: false, reason: "must-be-pdf" };
  const { documentId, number } = added;
  await tx.insert(roomVersions).values({
    id,
    documentId,
    number,
    storageKey,
    contentType,
    bytes,
    pages: pages ?? null,
    uploadedAt: now,
  });
  await auditListing(tx, ownerOf(file), "room-document-added", { documentId, version: number });
  return { ok: true, name: fileName };
}

const selectVersions = (db: Db, listingId: string) =>
  db
    .select(pick(roomVersions, "id", "storageKey"))
    .from(roomVersions)
    .innerJoin(roomDocuments, eq(roomDocuments.id, roomVersions.documentId))
    .where(eq(roomDocuments.listingId, listingId));

async function insertDocument(tx: Db, listingId: string, folderId: string, fileName: string) {
  const documentId = createId();
  const position = lastPlace(roomDocuments, eq(roomDocuments.folderId, folderId));
  const name = fileName.replace(/\.\w+$/, "");
  await tx.insert(roomDocuments).values({ id: documentId, listingId, folderId, position, name });
  return { documentId, number: 1 };
}

/** Null if nobody could read it: view-only, and of a kind that can only be downloaded. */
async function countVersion(tx: Db, documentId: string, contentType: string) {
  const isShowable = canBeViewOnly(contentType) ? undefined : eq(roomDocuments.viewOnly, false);
  const [document] = await tx
    .update(roomDocuments)
    .set({ version: sql`${roomDocuments.version} + 1` })
    .where(and(eq(roomDocuments.id, documentId), isShowable))
    .returning({ number: roomDocuments.version });
  return document ? { documentId, ...document } : null;
}

/** The version gets the id of its upload, so a client that missed the response can repeat the request. */
export async function attachToRoom(
  services: RoomServices,
  uploads: UploadStore,
  { uploadId, ...file }: Omit<NewRoomFile, "id" | "name" | "read"> & { uploadId: string },
): Promise<AttachOutcome> {
  if (!(await findOwnRoom(services.db, file))) return { ok: false, reason: "not-found" };
  return attachUpload(uploads, {
    kind: "document",
    uploaderId: file.managerId,
    uploadId,
    isAttached: async () =>
      (await selectVersions(services.db, file.listingId)).some(({ id }) => id === uploadId),
    add: (upload) => addToRoom(services, { ...file, ...upload }),
  });
}
