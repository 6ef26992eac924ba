import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { findDocumentKind } from "#app/platform/inspection/document-kind.ts";
import { cleanDocumentName } from "#app/platform/inspection/document-name.ts";
import { pick } from "#app/platform/db/pick.ts";
import { roomDocuments, roomFolders, roomVersions } from "./room.table.ts";

export const listFolders = (db: Db, listingId: string) =>
  db
    .select(pick(roomFolders, "id", "name"))
    .from(roomFolders)
    .where(eq(roomFolders.listingId, listingId))
    .orderBy(asc(roomFolders.position));

const isCurrentVersion = and(
  eq(roomVersions.documentId, roomDocuments.id),
  eq(roomVersions.number, roomDocuments.version),
);

const shownColumns = {
  ...pick(roomDocuments, "id", "folderId", "name", "viewOnly", "version"),
  ...pick(roomVersions, "contentType", "bytes", "pages"),
};
const storedColumns = { ...shownColumns, ...pick(roomVersions, "storageKey", "uploadedAt") };

const isIn = (listingId: string) => eq(roomDocuments.listingId, listingId);
const isOne = (listingId: string, documentId: string) =>
  and(isIn(listingId), eq(roomDocuments.id, documentId));

/** In order, each with the version that readers get. */
export const listDocuments = (db: Db, listingId: string) =>
  db
    .select(shownColumns)
    .from(roomDocuments)
    .innerJoin(roomVersions, isCurrentVersion)
    .where(isIn(listingId))
    .orderBy(asc(roomDocuments.position));

export const listStoredDocuments = (db: Db, listingId: string) =>
  db
    .select(storedColumns)
    .from(roomDocuments)
    .innerJoin(roomVersions, isCurrentVersion)
    .where(isIn(listingId))
    .orderBy(asc(roomDocuments.position));

export async function findDocument(db: Db, listingId: string, documentId: string) {
  const [document] = await db
    .select(shownColumns)
    .from(roomDocuments)
    .innerJoin(roomVersions, isCurrentVersion)
    .where(isOne(listingId, documentId));
  return document ?? null;
}

export async function findStoredDocument(db: Db, listingId: string, documentId: string) {
  const [document] = await db
    .select(storedColumns)
    .from(roomDocuments)
    .innerJoin(roomVersions, isCurrentVersion)
    .where(isOne(listingId, documentId));
  return document ?? null;
}

type OrderedTable = typeof roomFolders | typeof roomDocuments;

/** Positions are unique, so all rows first move to unused ones. */
export async function setPlaces(
  tx: Db,
  table: OrderedTable,
  ids: readonly string[],
): Promise<void> {
  const given = sql`${sql.param(ids)}::uuid[]`;
  await tx.execute(sql`update ${table} set position = -1 - position where id = any(${given})`);
  await tx.execute(
    sql`update ${table} set position = given.place
      from unnest(${given}) with ordinality as given(id, place) where ${table}.id = given.id`,
  );
}

export const lastPlace = (table: OrderedTable, condition: ReturnType<typeof eq>) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${table} where ${condition})`;

export async function listVersions(db: Db, documentId: string) {
  const rows = await db
    .select(pick(roomVersions, "id", "number", "contentType", "bytes", "pages", "uploadedAt"))
    .from(roomVersions)
    .where(eq(roomVersions.documentId, documentId))
    .orderBy(desc(roomVersions.number));
  return rows.map(({ id, number, contentType, bytes, pages, uploadedAt }) => ({
    id,
    number,
    contentType,
    bytes,
    pages,
    uploadedAt: uploadedAt.toISOString(),
  }));
}

export async function findVersion(db: Db, listingId: string, versionId: string) {
  const [version] = await db
    .select({ name: roomDocuments.name, ...pick(roomVersions, "contentType", "storageKey") })
    .from(roomVersions)
    .innerJoin(roomDocuments, eq(roomDocuments.id, roomVersions.documentId))
    .where(and(eq(roomDocuments.listingId, listingId), eq(roomVersions.id, versionId)));
  return version ?? null;
}

/** Names have no extension, and may have any characters. */
export function fileNameOf({ name, contentType }: { name: string; contentType: string }): string {
  const kind = findDocumentKind(contentType) ?? "pdf";
  return cleanDocumentName(`${name.replace(/[/\\]/g, "-")}.${kind}`, kind);
}
