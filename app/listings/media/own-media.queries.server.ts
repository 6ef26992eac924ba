import { asc, desc, eq, sql, and } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { findDocumentKind } from "#app/platform/inspection/document-kind.ts";
import { documentOpenings, listingMedia } from "./media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { parseVideoKey, type Video } from "./video/video.ts";
import type { OwnPhoto } from "./photos/own-photo.ts";
import { pick } from "#app/platform/db/pick.ts";

export async function listOwnMedia(db: Db, listingId: string) {
  const [photos, documents, video] = await Promise.all([
    listOwnPhotos(db, listingId),
    listOwnDocuments(db, listingId),
    findOwnVideo(db, listingId),
  ]);
  return { photos, documents, video };
}

export async function findOwnVideo(db: Db, listingId: string): Promise<Video | null> {
  const [row] = await db
    .select({ key: listingMedia.storageKey })
    .from(listingMedia)
    .where(and(eq(listingMedia.listingId, listingId), eq(listingMedia.kind, "video")));
  return row ? parseVideoKey(row.key) : null;
}

/** More than anyone reads at once; newest first. */
const maxOpenings = 50;

export type OwnDocuments = Awaited<ReturnType<typeof listOwnDocuments>>;

export async function listOwnDocuments(db: Db, listingId: string) {
  const [documents, openings] = await Promise.all([
    listDocuments(db, listingId),
    listOpenings(db, listingId),
  ]);
  return { documents, openings };
}

async function listDocuments(db: Db, listingId: string) {
  const rows = await db
    .select({
      id: listingMedia.id,
      name: listingMedia.fileName,
      contentType: listingMedia.contentType,
      bytes: listingMedia.bytes,
      openings: sql`(select count(*) from ${documentOpenings} o
        where o.media_id = ${listingMedia}.id)`.mapWith(Number),
    })
    .from(listingMedia)
    .where(sql`${listingMedia.listingId} = ${listingId} and ${listingMedia.kind} = 'document'`)
    .orderBy(asc(listingMedia.position));
  return rows.map(({ id, name, contentType, bytes, openings }) => ({
    id,
    name,
    bytes,
    openings,
    kind: findDocumentKind(contentType) ?? ("pdf" as const),
  }));
}

async function listOpenings(db: Db, listingId: string) {
  const rows = await db
    .select({
      id: documentOpenings.id,
      reader: fullName(),
      isAdministrator: sql<boolean>`${users.userType} = 'admin'`,
      document: listingMedia.fileName,
      openedAt: documentOpenings.openedAt,
    })
    .from(documentOpenings)
    .innerJoin(users, eq(users.id, documentOpenings.userId))
    .innerJoin(listingMedia, eq(listingMedia.id, documentOpenings.mediaId))
    .where(eq(documentOpenings.listingId, listingId))
    .orderBy(desc(documentOpenings.openedAt), desc(documentOpenings.id))
    .limit(maxOpenings);
  return rows.map(({ id, reader, isAdministrator, document, openedAt }) => ({
    id,
    reader,
    isAdministrator,
    document,
    openedAt: openedAt.toISOString(),
  }));
}

export const listOwnPhotos = (db: Db, listingId: string): Promise<OwnPhoto[]> =>
  db
    .select(pick(listingMedia, "id", "caption", "alt", "placeholder", "revealing", "featured"))
    .from(listingMedia)
    .where(and(eq(listingMedia.listingId, listingId), eq(listingMedia.kind, "photo")))
    .orderBy(asc(listingMedia.position));
