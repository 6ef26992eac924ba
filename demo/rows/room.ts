import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { roomFileKey } from "#app/deals/room/room.ts";
import type {
  roomDocuments,
  roomFolders,
  roomOpenings,
  roomQuestions,
  roomVersions,
} from "#app/deals/room/room.table.ts";
import type { documentAccess } from "#app/listings/media/media.table.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { daysBefore } from "#demo/rows/calendar.ts";
import type { DemoBusiness, makeListings } from "#demo/rows/listings.ts";
import type { People } from "#demo/rows/people.ts";
import type { Random } from "#demo/world/random.ts";

const folders = [
  {
    name: "Company",
    documents: [{ name: "Articles of incorporation", pages: 2, viewOnly: false }],
  },
  {
    name: "Finances",
    documents: [
      { name: "Financial statements, last three years", pages: 6, viewOnly: true },
      { name: "Tax returns", pages: 4, viewOnly: true },
    ],
  },
  { name: "Contracts and lease", documents: [{ name: "Lease", pages: 5, viewOnly: false }] },
];
/** A file belongs to one room, with which it is deleted. */
const rooms = ["seller", "broker"] as const;
const keyOf = (room: (typeof rooms)[number], folder: number, document: number): string =>
  `demonstration-${room}-${folder}-${document}`;

async function drawDocument(title: string, pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number++) {
    const page = pdf.addPage([612, 792]);
    page.drawText(title, { x: 64, y: 700, size: 22, font });
    page.drawText(`Page ${number} of ${pages}. Made up for the demonstration.`, {
      x: 64,
      y: 664,
      size: 12,
      font,
    });
    for (let line = 0; line < 24; line++)
      page.drawLine({
        start: { x: 64, y: 620 - line * 22 },
        end: { x: 380 + ((line * 67 + number * 31) % 168), y: 620 - line * 22 },
        thickness: 5,
        opacity: 0.12,
      });
  }
  return pdf.save();
}

export async function storeRoom(files: FileStore): Promise<void> {
  for (const [place, { documents }] of folders.entries())
    for (const [at, { name, pages }] of documents.entries())
      for (const room of rooms)
        await files.put(
          roomFileKey(keyOf(room, place, at)),
          await drawDocument(name, pages),
          "application/pdf",
        );
}

/** The seller and the broker of the demonstration have a data room each, and the buyer reads both. The broker's is in the vault. */
export async function makeRooms(
  random: Random,
  now: Date,
  people: People,
  businesses: ReturnType<typeof makeListings>,
) {
  const made = [];
  for (const room of rooms) {
    const { row } = businesses.find(
      ({ row: { ownerId, status, packageId } }) =>
        ownerId === people[room].id && status === "active" && packageId,
    )!;
    if (room === "broker") row.confidentiality = "confidential";
    made.push(await makeRoom(random, now, people, { room, row }));
  }
  return made;
}

async function makeRoom(
  random: Random,
  now: Date,
  { buyer }: People,
  { room, row }: { room: (typeof rooms)[number]; row: DemoBusiness["row"] },
) {
  const listingId = row.id;
  const rows = {
    access: [] as (typeof documentAccess.$inferInsert)[],
    folders: [] as (typeof roomFolders.$inferInsert & { id: string })[],
    documents: [] as (typeof roomDocuments.$inferInsert & { id: string })[],
    versions: [] as (typeof roomVersions.$inferInsert)[],
    openings: [] as (typeof roomOpenings.$inferInsert)[],
    questions: [] as (typeof roomQuestions.$inferInsert)[],
  };
  const filledAt = daysBefore(now, 6);
  rows.access.push({
    listingId,
    userId: buyer.id,
    requestedAt: daysBefore(now, 5),
    grantedAt: daysBefore(now, 4),
    // What the buyer signed covers all of this owner's listings.
    agreedWith: row.ownerId,
  });
  for (const [place, { name: folderName, documents }] of folders.entries()) {
    const folderId = random.uuid(filledAt);
    rows.folders.push({ id: folderId, listingId, position: place + 1, name: folderName });
    for (const [at, { name, pages, viewOnly }] of documents.entries()) {
      const id = random.uuid(filledAt);
      const { byteLength: bytes } = await drawDocument(name, pages);
      rows.documents.push({ id, listingId, folderId, position: at + 1, name, viewOnly });
      rows.versions.push({
        id: random.uuid(filledAt),
        documentId: id,
        number: 1,
        storageKey: keyOf(room, place, at),
        contentType: "application/pdf",
        bytes,
        pages,
        uploadedAt: filledAt,
      });
    }
  }
  const statements = rows.documents[1]!;
  for (const page of [1, 2, 3]) {
    const openedAt = new Date(daysBefore(now, 2).getTime() + page * 40_000);
    rows.openings.push({
      id: random.uuid(openedAt),
      listingId,
      readerId: buyer.id,
      documentId: statements.id,
      documentName: statements.name,
      version: 1,
      page,
      openedAt,
    });
  }
  const askedAt = daysBefore(now, 1.5);
  rows.questions.push({
    id: random.uuid(askedAt),
    listingId,
    documentId: statements.id,
    askerId: buyer.id,
    question: "Are the owner's salary and car included in the expenses of the last year?",
    askedAt,
  });
  return { listingId, ...rows };
}
