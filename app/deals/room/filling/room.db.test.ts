import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { leaveRooms } from "#app/deals/room/keeping/leave-rooms.server.ts";
import { beginExport, exportRoom } from "#app/deals/room/keeping/export-room.server.ts";
import { listOpenings } from "#app/deals/room/reading/room-log.queries.server.ts";
import { recordOpening } from "#app/deals/room/reading/record-opening.server.ts";
import { roomOpenings, roomQuestions } from "#app/deals/room/room.table.ts";
import { listDocuments, listFolders, listVersions } from "#app/deals/room/room-rows.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { writeZip } from "#app/platform/files/write-zip.ts";
import { createLog } from "#app/platform/log.ts";
import { aListing, aRoomDocument, aSeller, aUser } from "#test/factories.ts";
import { runSweeps } from "#test/run-sweeps.ts";
import { aDocx, aPdf } from "#test/sample-documents.ts";
import { withDatabase } from "#test/with-database.ts";
import { addToRoom, type RoomTarget } from "./add-to-room.server.ts";
import { changeDocuments, type DocumentChange } from "./change-documents.server.ts";
import { changeFolders, type FolderChange } from "./change-folders.server.ts";

withDatabase((world) => {
  let folder: string;
  let files: FileStore;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "relevo-room-"));
    files = createDiskStore(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function aRoom(changes: Parameters<typeof aListing>[1] = {}) {
    const { db, jobs } = world();
    const owner = await aSeller(db);
    const listing = await aListing(db, {
      ownerId: owner.id,
      status: "active",
      packageId: "rmb",
      packagePurchasedAt: new Date(),
      ...changes,
    });
    const own = { listingId: listing.id, managerId: owner.id };
    const services = { db, files, log: createLog("silent") };
    return {
      owner,
      listing,
      own,
      folders: (change: FolderChange) => changeFolders(db, own, change),
      documents: (change: DocumentChange) => changeDocuments(db, jobs, own, change),
      add: (target: RoomTarget, bytes: Uint8Array, name = "Lease.pdf", as = own) => {
        const file = { ...as, target, id: createId(), name, now: new Date() };
        return addToRoom(services, { ...file, read: async () => bytes });
      },
      names: async () => (await listDocuments(db, listing.id)).map(({ name }) => name),
      folderIds: async () => (await listFolders(db, listing.id)).map(({ id }) => id),
    };
  }

  const storedFiles = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

  test("folders are added once, put in order, renamed, and deleted when they are empty", async () => {
    const { db } = world();
    const { folders, listing, folderIds } = await aRoom();
    await Promise.all([folders({ intent: "usual-folders" }), folders({ intent: "usual-folders" })]);
    const names = async () => (await listFolders(db, listing.id)).map(({ name }) => name);
    expect(await names()).toEqual([
      "Company",
      "Finances",
      "Contracts and lease",
      "People",
      "Equipment",
    ]);
    const [company, finances] = await folderIds();
    await Promise.all([
      folders({ intent: "move-folder", folderId: finances!, step: "up" }),
      folders({ intent: "add-folder", name: "Tax" }),
    ]);
    await folders({ intent: "rename-folder", folderId: company!, name: "The company" });
    expect((await names()).slice(0, 2)).toEqual(["Finances", "The company"]);
    expect((await names()).at(-1)).toBe("Tax");
    await aRoomDocument(db, listing.id, { folderId: company! });
    expect(await folders({ intent: "delete-folder", folderId: company! })).toEqual({
      ok: false,
      reason: "not-empty",
    });
    expect(await folders({ intent: "delete-folder", folderId: finances! })).toMatchObject({
      ok: true,
    });
  });

  test("documents keep their order in two tabs at once, and move to other folders", async () => {
    const { db } = world();
    const { listing, folders, documents, folderIds } = await aRoom();
    await folders({ intent: "add-folder", name: "A" });
    await folders({ intent: "add-folder", name: "B" });
    const [a, b] = (await folderIds()) as [string, string];
    const ids: string[] = [];
    for (const position of [1, 2, 3, 4])
      ids.push((await aRoomDocument(db, listing.id, { folderId: a, position })).id);
    const order = (given: (string | undefined)[]) =>
      documents({ intent: "order", folderId: a, ids: given as string[] });
    await Promise.all([
      order(ids.toReversed()),
      documents({ intent: "move-document", documentId: ids[0]!, step: "down" }),
      order([ids[2], ids[0]]),
    ]);
    const idsIn = async (folderId: string) =>
      (await listDocuments(db, listing.id))
        .filter((one) => one.folderId === folderId)
        .map(({ id }) => id);
    expect((await idsIn(a)).toSorted()).toEqual(ids.toSorted());
    await order(ids);
    expect(await idsIn(a)).toEqual(ids);
    const edit = { intent: "edit-document", documentId: ids[1]!, name: "Lease" } as const;
    await documents({ ...edit, folderId: b, viewOnly: true });
    expect(await idsIn(a)).toEqual([ids[0], ids[2], ids[3]]);
    expect(await listDocuments(db, listing.id)).toContainEqual(
      expect.objectContaining({ id: ids[1], folderId: b, name: "Lease", viewOnly: true }),
    );
    const elsewhere = await aRoom();
    await elsewhere.folders({ intent: "add-folder", name: "C" });
    const [c] = (await elsewhere.folderIds()) as [string];
    expect(await documents({ ...edit, folderId: c, viewOnly: false })).toEqual({
      ok: false,
      reason: "not-found",
    });
  });

  test("an upload is inspected, gets a clean name, and is there once", async () => {
    const { db } = world();
    const { listing, folders, folderIds, add, own } = await aRoom();
    await folders({ intent: "add-folder", name: "A" });
    const [folderId] = (await folderIds()) as [string];
    const pdf = await aPdf(["One", "Two", "Three"]);
    expect(await add({ folderId }, pdf, "..\\..\\bilan\u202E fdp.exe")).toMatchObject({ ok: true });
    expect(await listDocuments(db, listing.id)).toMatchObject([{ name: "bilan fdp", pages: 3 }]);
    expect(await add({ folderId }, pdf)).toEqual({ ok: false, reason: "duplicate" });
    const macros = aDocx({ "word/vbaProject.bin": "x" });
    expect(await add({ folderId }, macros)).toEqual({ ok: false, reason: "macros" });
    const stranger = { ...own, managerId: createId() };
    const notFound = { ok: false, reason: "not-found" };
    expect(await add({ folderId }, aDocx(), "a.docx", stranger)).toEqual(notFound);
    const other = await aRoom();
    expect(await other.add({ folderId }, aDocx())).toEqual(notFound);
    const sold = await aRoom({ status: "sold" });
    await expect(sold.folders({ intent: "add-folder", name: "A" })).resolves.toEqual(notFound);
    const unpaid = await aRoom({ packageId: null, packagePurchasedAt: null, status: "draft" });
    await expect(unpaid.folders({ intent: "add-folder", name: "A" })).resolves.toEqual(notFound);
    expect(storedFiles()).toHaveLength(1);
  });

  test("two tabs cannot fill more than the package holds", async () => {
    const { db } = world();
    const { listing, folders, folderIds, add } = await aRoom();
    await folders({ intent: "add-folder", name: "A" });
    const [folderId] = (await folderIds()) as [string];
    for (let position = 1; position <= 49; position++)
      await aRoomDocument(db, listing.id, { folderId, position });
    const outcomes = await Promise.all(
      ["1", "2"].map((word) => add({ folderId }, aDocx({ "word/a.xml": word }), "a.docx")),
    );
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(outcomes).toContainEqual({ ok: false, reason: "room-full" });
    await db.update(listings).set({ packageId: "premium" }).where(eq(listings.id, listing.id));
    expect(await add({ folderId }, aDocx(), "b.docx")).toMatchObject({ ok: true });
  });

  test("a new version takes the place of the old one, which the owner keeps", async () => {
    const { db } = world();
    const { listing, own, folders, folderIds, add, documents } = await aRoom();
    await folders({ intent: "add-folder", name: "A" });
    const [folderId] = (await folderIds()) as [string];
    await add({ folderId }, await aPdf(["1"]));
    const documentId = (await listDocuments(db, listing.id))[0]!.id;
    expect(await add({ documentId }, await aPdf(["1", "2"]))).toMatchObject({ ok: true });
    expect(await listDocuments(db, listing.id)).toMatchObject([{ version: 2, pages: 2 }]);
    expect((await listVersions(db, documentId)).map(({ number }) => number)).toEqual([2, 1]);
    const edit = { intent: "edit-document", documentId, name: "Lease", folderId } as const;
    await documents({ ...edit, viewOnly: true });
    expect(await add({ documentId }, aDocx(), "a.docx")).toEqual({
      ok: false,
      reason: "must-be-pdf",
    });
    const other = await aRoom();
    expect(await other.add({ documentId }, await aPdf(["3"]))).toMatchObject({ ok: false });
    expect(own.listingId).toBe(listing.id);
    expect(storedFiles()).toHaveLength(2);
  });

  test("the log stays when a document is deleted, and its files go", async () => {
    const { db } = world();
    const { listing, folders, folderIds, add, documents } = await aRoom();
    await folders({ intent: "add-folder", name: "A" });
    const [folderId] = (await folderIds()) as [string];
    await add({ folderId }, await aPdf(["1"]), "Lease.pdf");
    const [document] = await listDocuments(db, listing.id);
    const buyer = await aUser(db);
    const opening = {
      listingId: listing.id,
      documentId: document!.id,
      documentName: "Lease",
      version: 1,
      readerId: buyer.id,
      reader: "buyer" as const,
    };
    const now = new Date("2026-11-19T12:00:00Z");
    await recordOpening(db, { ...opening, page: 1, now });
    await recordOpening(db, { ...opening, page: 1, now: new Date(now.getTime() + 59 * 60_000) });
    await recordOpening(db, { ...opening, page: 1, now: new Date(now.getTime() + 61 * 60_000) });
    await recordOpening(db, { ...opening, page: null, now });
    await documents({ intent: "delete-document", documentId: document!.id });
    const log = await listOpenings(db, listing.id, { page: 1, size: 50 });
    expect(log.rows.map(({ page }) => page)).toEqual([1, null, 1]);
    expect(log.rows[0]).toMatchObject({ documentName: "Lease" });
    await runSweeps(db, files);
    expect(storedFiles()).toEqual([]);
  });

  test("the room is exported ten times an hour, on the record", async () => {
    const { db } = world();
    const { listing } = await aRoom();
    const own = { listingId: listing.id, managerId: listing.ownerId };
    const begin = () => beginExport(db, own, new Date());
    const outcomes = await Promise.all(Array.from({ length: 12 }, begin));
    expect(outcomes.filter(Boolean)).toHaveLength(10);
    expect(await db.$count(auditLog, eq(auditLog.subjectId, listing.id))).toBe(10);
  });

  test("the whole room is one archive, whatever its parts are called", async () => {
    const { db } = world();
    const { listing, folders, folderIds, add, documents } = await aRoom();
    await folders({ intent: "add-folder", name: "../=Équipe" });
    const [folderId] = (await folderIds()) as [string];
    const pdf = await aPdf(["1"]);
    await add({ folderId }, pdf);
    const [document] = await listDocuments(db, listing.id);
    const edit = { intent: "edit-document", documentId: document!.id, folderId } as const;
    await documents({ ...edit, name: "=cmd/../v1.2", viewOnly: false });
    const asker = await aUser(db, { firstName: "+Ana" });
    await db
      .insert(roomQuestions)
      .values({ listingId: listing.id, askerId: asker.id, question: "@SUM(1)" });
    const zip = await buffer(Readable.from(writeZip(exportRoom({ db, files }, listing.id))));
    const archive = await fromBufferPromise(zip, { lazyEntries: true });
    const read = new Map<string, Buffer>();
    for await (const entry of archive.eachEntry())
      read.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
    expect([...read.keys()]).toEqual([
      "index.csv",
      "log.csv",
      "questions.csv",
      "1 ..-=Équipe/1.1 =cmd-..-v1.2.pdf",
    ]);
    expect(read.get("index.csv")!.toString()).toContain(",'=cmd/../v1.2,");
    expect(read.get("questions.csv")!.toString()).toMatch(/,'\+Ana .*,'@SUM\(1\),/);
    expect([...read.values()].at(-1)!.equals(Buffer.from(pdf))).toBe(true);
  });

  test("deleting an account deletes its rooms; in others its log stays, without what it asked in vain", async () => {
    const { db, jobs } = world();
    const { owner, listing, folders, folderIds, add } = await aRoom();
    await folders({ intent: "add-folder", name: "A" });
    const [folderId] = (await folderIds()) as [string];
    await add({ folderId }, await aPdf(["1"]));
    const buyer = await aUser(db);
    const about = { listingId: listing.id, askerId: buyer.id, question: "Why?" };
    const answered = { answer: "So.", answeredAt: new Date(), answeredBy: owner.id };
    await db.insert(roomQuestions).values([about, { ...about, ...answered }]);
    const opening = { listingId: listing.id, readerId: buyer.id, documentName: "Lease" };
    await db.insert(roomOpenings).values({ ...opening, version: 1 });
    const leave = (person: { id: string; email: string }) =>
      db.transaction((tx) => leaveRooms(jobs)(tx, { ...person, now: new Date() }));
    const left = async () => [
      await db.$count(roomQuestions, eq(roomQuestions.listingId, listing.id)),
      await db.$count(roomOpenings, eq(roomOpenings.listingId, listing.id)),
    ];
    await leave(buyer);
    expect(await left()).toEqual([1, 1]);
    await leave(owner);
    expect(await left()).toEqual([0, 0]);
    expect(await listFolders(db, listing.id)).toEqual([]);
    await runSweeps(db, files);
    expect(storedFiles()).toEqual([]);
  });
});
