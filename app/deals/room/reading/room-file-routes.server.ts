import type { Handler } from "hono";
import { defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { documentOpeningLimit } from "#app/listings/media/documents/document-routes.server.ts";
import { serveDocuments } from "#app/listings/media/documents/serve-documents.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { findRoom } from "./find-room.server.ts";
import { recordOpening } from "./record-opening.server.ts";
import { roomFileKey } from "#app/deals/room/room.ts";
import { fileNameOf, findStoredDocument, findVersion } from "#app/deals/room/room-rows.server.ts";

const roomPageLimit = defineRateLimit("roomPage", { max: 1_000, windowMinutes: 60 });

type RoomServices = Parameters<typeof serveDocuments>[0];

/** `/business/{id}/room/{documentId}/file`: watermarked, unless the document is view-only. */
export const roomFileRoutes = (services: RoomServices): Handler =>
  serveDocuments(services, async (params, viewer, now) => {
    const found = await findReadable(services.db, params, viewer, now);
    if (!found || (found.document.viewOnly && !found.served.isOwn)) return null;
    return { ...found.served, limit: documentOpeningLimit };
  });

/** `/business/{id}/room/{documentId}/pages/{page}`: one page of a PDF as a picture. */
export const roomPageRoutes = (services: RoomServices): Handler =>
  serveDocuments(services, async (params, viewer, now) => {
    const page = /^[1-9]\d{0,3}$/.test(params.page!) ? Number(params.page) : 0;
    const found = await findReadable(services.db, params, viewer, now, page);
    if (!found || page === 0 || page > (found.document.pages ?? 0)) return null;
    return { ...found.served, page, limit: roomPageLimit };
  });

/** `/account/listings/{id}/room/versions/{versionId}`: an earlier version, for the owner. */
export const roomVersionRoutes = (services: RoomServices): Handler =>
  serveDocuments(services, async ({ id, versionId }, viewer, now) => {
    const room = await findRoom(services.db, id!, viewer, now);
    if (room?.reader !== "manager" || !isId(versionId)) return null;
    const version = await findVersion(services.db, room.id, versionId);
    if (!version) return null;
    return { ...describe(version, now), isOwn: true, limit: documentOpeningLimit };
  });

interface StoredVersion {
  name: string;
  contentType: string;
  storageKey: string;
}

const describe = ({ name, contentType, storageKey }: StoredVersion, now: Date) => ({
  contentType,
  key: roomFileKey(storageKey),
  fileName: fileNameOf({ name, contentType }),
  date: formatDate(now.toISOString(), { format: "with-zone" }),
  recordOpening: async () => {},
});

async function findReadable(
  db: Db,
  { id, documentId }: Record<string, string>,
  viewer: Viewer,
  now: Date,
  page: number | null = null,
) {
  const room = isId(documentId) ? await findRoom(db, id!, viewer, now) : null;
  const document = room && (await findStoredDocument(db, room.id, documentId!));
  if (!room || !document) return null;
  const { name, version } = document;
  const served = {
    ...describe(document, now),
    isOwn: room.reader === "manager",
    recordOpening: () =>
      recordOpening(db, {
        listingId: room.id,
        documentId: document.id,
        documentName: name,
        version,
        page,
        readerId: viewer.id,
        reader: room.reader,
        now,
      }),
  };
  return { document, served };
}
