import { and, asc, eq } from "drizzle-orm";
import { findDocumentKind } from "#app/platform/inspection/document-kind.ts";
import { cleanDocumentName } from "#app/platform/inspection/document-name.ts";
import { notifyOfRemovedFile } from "#app/listings/media/notify-of-removed-file.server.ts";
import {
  actorOf,
  lockOwnListing,
  type OwnedMedia,
} from "#app/listings/media/own-listing.server.ts";
import { sweepMedia } from "#app/listings/media/sweep-media.server.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface OwnDocument extends OwnedMedia {
  mediaId: string;
  requestId?: string | null;
}

type Outcome = { ok: true; name: string } | { ok: false; reason: "not-found" };
const notFound = { ok: false, reason: "not-found" } as const;

export function renameDocument(db: Db, document: OwnDocument, name: string): Promise<Outcome> {
  return db.transaction(async (tx): Promise<Outcome> => {
    const found = (await lockDocuments(tx, document)).find(({ id }) => id === document.mediaId);
    const kind = found && findDocumentKind(found.contentType);
    if (!kind) return notFound;
    const fileName = cleanDocumentName(name, kind);
    await tx.update(listingMedia).set({ fileName }).where(eq(listingMedia.id, found.id));
    if (document.administratorId)
      await auditByAdministrator(tx, document, "document-renamed", {
        before: { name: found.fileName },
        after: { name: fileName },
      });
    return { ok: true, name: fileName };
  });
}

/** The log of its openings goes with it. */
export function removeDocument(db: Db, jobs: Jobs, document: OwnDocument): Promise<Outcome> {
  return db.transaction(async (tx): Promise<Outcome> => {
    const documents = await lockDocuments(tx, document);
    const found = documents.find(({ id }) => id === document.mediaId);
    if (!found) return notFound;
    await tx.delete(listingMedia).where(eq(listingMedia.id, found.id));
    for (const { id, position } of documents.filter((one) => one.position > found.position))
      await setPlace(tx, id, { position: position - 1 });
    await sweepMedia(tx, jobs, [{ kind: "document", storageKey: found.storageKey }]);
    await recordAudit(tx, {
      actorId: actorOf(document),
      action: "document-removed",
      subjectType: "listing",
      subjectId: document.listingId,
      details: { mediaId: found.id },
      requestId: document.requestId ?? null,
    });
    if (document.administratorId)
      await notifyOfRemovedFile(tx, jobs, { ...document, file: "document" });
    return { ok: true, name: found.fileName };
  });
}

/** Exchanges a document with the one above it; the first stays where it is. */
export function moveDocumentUp(db: Db, document: OwnDocument): Promise<Outcome> {
  return db.transaction(async (tx): Promise<Outcome> => {
    const documents = await lockDocuments(tx, document);
    const at = documents.findIndex(({ id }) => id === document.mediaId);
    const found = documents[at];
    if (!found) return notFound;
    const above = documents[at - 1];
    if (!above) return { ok: true, name: found.fileName };
    // No two documents may have one place, not even for a moment, and all three places may be taken. A listing has one video, at
    // place 0, so the second place of the videos is always free.
    await setPlace(tx, above.id, { kind: "video", position: 1 });
    await setPlace(tx, found.id, { position: above.position });
    await setPlace(tx, above.id, { kind: "document", position: found.position });
    if (document.administratorId) await auditByAdministrator(tx, document, "documents-arranged");
    return { ok: true, name: found.fileName };
  });
}

/** Owners name and order their documents as they like; what an administrator changes is recorded. */
const auditByAdministrator = (
  tx: Db,
  document: OwnDocument,
  action: string,
  details: Record<string, unknown> = {},
) =>
  recordAudit(tx, {
    actorId: actorOf(document),
    action,
    subjectType: "listing",
    subjectId: document.listingId,
    details,
    requestId: document.requestId ?? null,
  });

async function setPlace(
  tx: Db,
  id: string,
  place: { kind?: "video" | "document"; position: number },
): Promise<void> {
  await tx.update(listingMedia).set(place).where(eq(listingMedia.id, id));
}

/** In order, with the listing locked; none for another owner's. */
async function lockDocuments(tx: Db, document: OwnDocument) {
  if (!(await lockOwnListing(tx, document))) return [];
  return tx
    .select({
      id: listingMedia.id,
      position: listingMedia.position,
      contentType: listingMedia.contentType,
      storageKey: listingMedia.storageKey,
      fileName: listingMedia.fileName,
    })
    .from(listingMedia)
    .where(and(eq(listingMedia.listingId, document.listingId), eq(listingMedia.kind, "document")))
    .orderBy(asc(listingMedia.position));
}
