import { buffer } from "node:stream/consumers";
import { asc, eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { ownerOf } from "#app/deals/room/filling/change-documents.server.ts";
import type { OwnRoom } from "#app/deals/room/filling/own-room.server.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { ZipEntry } from "#app/platform/files/write-zip.ts";
import { csvLine } from "#app/shared/csv.ts";
import { numberRoom, roomFileKey } from "#app/deals/room/room.ts";
import { roomDocuments, roomQuestions } from "#app/deals/room/room.table.ts";
import { readOpenings } from "#app/deals/room/reading/room-log.queries.server.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { fileNameOf, listStoredDocuments, listFolders } from "#app/deals/room/room-rows.server.ts";

interface ExportServices {
  db: Db;
  files: FileStore;
}

const roomExportLimit = defineRateLimit("roomExport", { max: 10, windowMinutes: 60 });

/** Reading every file takes time. False after too many within an hour. */
export async function beginExport(db: Db, own: OwnRoom, now: Date): Promise<boolean> {
  const isAllowed = await allowAttempt(db, roomExportLimit, own.managerId, now);
  if (isAllowed) await auditListing(db, ownerOf(own), "room-exported");
  return isAllowed;
}

/** Documents as readers saw them, the log and the questions. Holds one file in memory at a time. */
export async function* exportRoom(
  { db, files }: ExportServices,
  listingId: string,
): AsyncGenerator<ZipEntry> {
  const folders = numberRoom(
    await listFolders(db, listingId),
    await listStoredDocuments(db, listingId),
  );
  const documents = folders.flatMap((folder) =>
    folder.documents.map((document) => ({ ...document, folder: folderName(folder) })),
  );
  yield csvFile("index.csv", [
    ["number", "folder", "document", "version", "bytes", "pages", "uploaded"],
    ...documents.map((one): Cells => {
      const { number, folder, name, version, bytes, pages, uploadedAt } = one;
      return [number, folder, name, version, bytes, pages, uploadedAt];
    }),
  ]);
  yield csvFile("log.csv", [
    ["opened", "reader", "email", "document", "version", "page"],
    ...(await Array.fromAsync(readOpenings(db, listingId), (row): Cells => {
      const { openedAt, reader, email, documentName, version, page } = row;
      return [openedAt, reader, email, documentName, version, page ?? "download"];
    })),
  ]);
  yield csvFile("questions.csv", [
    ["asked", "by", "document", "question", "answer", "answered", "for all readers"],
    ...(await listQuestions(db, listingId)).map((row) => Object.values(row)),
  ]);
  for (const { number, folder, storageKey, ...document } of documents) {
    const file = await files.get(roomFileKey(storageKey));
    if (!file) continue;
    const name = `${folder}/${number} ${fileNameOf(document)}`;
    yield { name, bytes: await buffer(file.body) };
  }
}

/** Folder names become paths on the owner's computer. */
const folderName = ({ number, name }: { number: string; name: string }): string =>
  `${number} ${name.replace(/[<>:"/\\|?*]/g, "-").replace(/\.+$/, "")}`;

type Cells = Parameters<typeof csvLine>[0];

const csvFile = (name: string, rows: readonly Cells[]): ZipEntry => ({
  name,
  // Without a byte order mark Excel assumes the encoding of Windows.
  bytes: Buffer.from(`\uFEFF${rows.map(csvLine).join("")}`),
});

const listQuestions = (db: Db, listingId: string) =>
  db
    .select({
      askedAt: roomQuestions.askedAt,
      asker: fullName(),
      document: roomDocuments.name,
      question: roomQuestions.question,
      answer: roomQuestions.answer,
      answeredAt: roomQuestions.answeredAt,
      forAll: roomQuestions.forAll,
    })
    .from(roomQuestions)
    .innerJoin(users, eq(users.id, roomQuestions.askerId))
    .leftJoin(roomDocuments, eq(roomDocuments.id, roomQuestions.documentId))
    .where(eq(roomQuestions.listingId, listingId))
    .orderBy(asc(roomQuestions.askedAt));
