import { eq } from "drizzle-orm";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { mergeOrder, moveStep } from "#app/shared/order.ts";
import { lockRoom, type OwnRoom } from "./own-room.server.ts";
import { canBeViewOnly, roomFileKey } from "#app/deals/room/room.ts";
import type { RoomChange } from "./room.schema.ts";
import { roomDocuments, roomVersions } from "#app/deals/room/room.table.ts";
import {
  lastPlace,
  listDocuments,
  listFolders,
  setPlaces,
} from "#app/deals/room/room-rows.server.ts";

export type DocumentChange = Extract<RoomChange, { intent: "order" | `${string}-document` }>;

type Outcome =
  | { ok: true; name: string }
  | { ok: false; reason: "not-found" | "cannot-be-view-only" };
const notFound = { ok: false, reason: "not-found" } as const;

export const changeDocuments = (
  db: Db,
  jobs: Jobs,
  own: OwnRoom,
  change: DocumentChange,
): Promise<Outcome> =>
  db.transaction(async (tx): Promise<Outcome> => {
    if (!(await lockRoom(tx, own))) return notFound;
    const documents = await listDocuments(tx, own.listingId);
    const idsIn = (folderId: string) =>
      documents.filter((one) => one.folderId === folderId).map(({ id }) => id);
    if (change.intent === "order") {
      await setPlaces(tx, roomDocuments, mergeOrder(idsIn(change.folderId), change.ids));
      return { ok: true, name: "" };
    }
    const document = documents.find(({ id }) => id === change.documentId);
    if (!document) return notFound;
    const { id, folderId, name } = document;
    switch (change.intent) {
      case "move-document":
        await setPlaces(
          tx,
          roomDocuments,
          moveStep(idsIn(folderId), id, change.step === "up" ? -1 : 1),
        );
        return { ok: true, name };
      case "delete-document":
        await deleteDocument(tx, jobs, id);
        await auditListing(tx, ownerOf(own), "room-document-deleted", { documentId: id, name });
        return { ok: true, name };
      case "edit-document":
        return editDocument(tx, own, document, change);
    }
  });

export const ownerOf = ({ listingId, managerId, requestId = null }: OwnRoom) => ({
  listingId,
  actorId: managerId,
  requestId,
});

/** Keeps its log and its questions. */
async function deleteDocument(tx: Db, jobs: Jobs, documentId: string): Promise<void> {
  const versions = await tx
    .delete(roomVersions)
    .where(eq(roomVersions.documentId, documentId))
    .returning({ storageKey: roomVersions.storageKey });
  await tx.delete(roomDocuments).where(eq(roomDocuments.id, documentId));
  const keys = versions.map(({ storageKey }) => roomFileKey(storageKey));
  await jobs.enqueue(tx, sweepFilesJob, { keys });
}

async function editDocument(
  tx: Db,
  { listingId }: OwnRoom,
  document: Awaited<ReturnType<typeof listDocuments>>[number],
  { name, folderId, viewOnly }: Extract<DocumentChange, { intent: "edit-document" }>,
): Promise<Outcome> {
  const folders = await listFolders(tx, listingId);
  if (!folders.some(({ id }) => id === folderId)) return notFound;
  if (viewOnly && !canBeViewOnly(document.contentType))
    return { ok: false, reason: "cannot-be-view-only" };
  const isMoved = folderId !== document.folderId;
  const position = lastPlace(roomDocuments, eq(roomDocuments.folderId, folderId));
  await tx
    .update(roomDocuments)
    .set({ name, viewOnly, ...(isMoved && { folderId, position }) })
    .where(eq(roomDocuments.id, document.id));
  return { ok: true, name };
}
