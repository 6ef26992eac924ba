import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { roomDocuments, roomFolders, roomVersions } from "./room.table.ts";

export const listFolders = (db: Db, listingId: string) =>
  db
    .select(pick(roomFolders, "id", "name"))
    .from(roomFolders)
    .where(eq(roomFolders.listingId, listingId))
    .orderBy(asc(roomFolders.position));

export const isCurrentVersion = and(
  eq(roomVersions.documentId, roomDocuments.id),
  eq(roomVersions.number, roomDocuments.version),
);

export const documentColumns = {
  ...pick(roomDocuments, "id", "folderId", "name", "viewOnly", "version"),
  ...pick(roomVersions, "contentType", "bytes", "pages", "storageKey", "uploadedAt"),
};

/** In their order, with the version that readers get. */
export const listDocuments = (db: Db, listingId: string) =>
  db
    .select(documentColumns)
    .from(roomDocuments)
    .innerJoin(roomVersions, isCurrentVersion)
    .where(eq(roomDocuments.listingId, listingId))
    .orderBy(asc(roomDocuments.position));

/** The id belongs to this listing: another one's document is not found. */
export async function findDocument(db: Db, listingId: string, documentId: string) {
  const [document] = await db
    .select(documentColumns)
    .from(roomDocuments)
    .innerJoin(roomVersions, isCurrentVersion)
    .where(and(eq(roomDocuments.listingId, listingId), eq(roomDocuments.id, documentId)));
  return document ?? null;
}

type OrderedTable = typeof roomFolders | typeof roomDocuments;

/** Places are unique: all move where none can be before they move to their new ones. */
export async function setPlaces(tx: Db, table: OrderedTable, ids: readonly string[]): Promise<void> {
  const given = sql`${sql.param(ids)}::uuid[]`;
  await tx.execute(sql`update ${table} set position = -1 - position where id = any(${given})`);
  await tx.execute(
    sql`update ${table} set position = given.place
      from unnest(${given}) with ordinality as given(id, place) where ${table}.id = given.id`,
  );
}

/** After all others. */
export const lastPlace = (table: OrderedTable, condition: ReturnType<typeof eq>) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${table} where ${condition})`;

/** The newest first. */
export const listVersions = (db: Db, documentId: string) =>
  db
    .select(pick(roomVersions, "id", "number", "contentType", "bytes", "pages", "uploadedAt"))
    .from(roomVersions)
    .where(eq(roomVersions.documentId, documentId))
    .orderBy(desc(roomVersions.number));

export async function findVersion(db: Db, listingId: string, versionId: string) {
  const [version] = await db
    .select({ name: roomDocuments.name, ...pick(roomVersions, "contentType", "storageKey") })
    .from(roomVersions)
    .innerJoin(roomDocuments, eq(roomDocuments.id, roomVersions.documentId))
    .where(and(eq(roomDocuments.listingId, listingId), eq(roomVersions.id, versionId)));
  return version ?? null;
}
