import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { documentAccess, listingMedia } from "#app/listings/media/media.table.ts";
import { liveCounters } from "#app/platform/live/live.table.ts";
import { withdrawListings } from "#app/selling/owned/withdraw-listings.server.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { createId } from "#app/platform/db/id.ts";
import { createLog } from "#app/platform/log.ts";
import { aListing, aSeller, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { runSweeps } from "#test/run-sweeps.ts";
import { aDocx, anXlsx, aPdf } from "#test/sample-documents.ts";
import { addFile } from "#app/listings/media/add-file.server.ts";
import { changeDocument } from "./change-documents.server.ts";
import { documentKey } from "./document.ts";

withDatabase((world) => {
  let folder: string;
  let files: FileStore;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "relevo-documents-"));
    files = createDiskStore(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const attach = (
    owned: { listingId: string; ownerId: string },
    bytes: Uint8Array,
    name = "Lease.pdf",
    store = files,
  ) => {
    const { db } = world();
    const log = createLog("silent");
    const file = { kind: "document" as const, id: createId(), name, now: new Date() };
    return addFile({ db, files: store, log }, { ...owned, ...file, read: async () => bytes });
  };
  const documentsOf = (listingId: string) =>
    world()
      .db.select()
      .from(listingMedia)
      .where(eq(listingMedia.listingId, listingId))
      .orderBy(asc(listingMedia.position));
  const storedFiles = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

  async function anOwnedListing(changes: Parameters<typeof aListing>[1] = { status: "active" }) {
    const owner = await aSeller(world().db);
    const listing = await aListing(world().db, { ownerId: owner.id, ...changes });
    return { owner, listing, owned: { listingId: listing.id, ownerId: owner.id } };
  }

  test("stores a valid document under its own key, with a clean name", async () => {
    const { owned } = await anOwnedListing();
    const bytes = await aPdf();
    const outcome = await attach(owned, bytes, "..\\..\\bilan\u202E fdp.exe");
    expect(outcome).toEqual({ ok: true, name: "bilan fdp.pdf" });
    const [row] = await documentsOf(owned.listingId);
    expect(row).toMatchObject({ kind: "document", position: 0, contentType: "application/pdf" });
    expect(row!.storageKey).toMatch(/^[0-9a-f-]{36}-[0-9a-f]{64}$/);
    const stored = await files.get(documentKey(row!.storageKey));
    // `bytes()` is missing in the Response of the HTTP server, which replaces the built-in one if an earlier test loaded it.
    const read = new Uint8Array(await new Response(stored!.body).arrayBuffer());
    expect(read).toEqual(new Uint8Array(bytes));
    expect(await attach(owned, bytes)).toEqual({ ok: false, reason: "duplicate" });
    expect(await files.get(documentKey(row!.storageKey))).not.toBeNull();
  });

  test("a rejected file leaves neither a row nor a file", async () => {
    const { owned } = await anOwnedListing();
    const macro = aDocx({ "word/vbaProject.bin": "x" });
    expect(await attach(owned, macro)).toEqual({ ok: false, reason: "macros" });
    expect(await attach({ ...owned, ownerId: createId() }, aDocx())).toEqual({
      ok: false,
      reason: "not-found",
    });
    const sold = await anOwnedListing({ status: "sold" });
    expect(await attach(sold.owned, aDocx())).toEqual({ ok: false, reason: "not-found" });
    const full: FileStore = { ...files, put: () => Promise.reject(new Error("ENOSPC")) };
    expect(await attach(owned, aDocx(), "a.docx", full)).toEqual({
      ok: false,
      reason: "not-stored",
    });
    expect(await documentsOf(owned.listingId)).toEqual([]);
    expect(storedFiles()).toEqual([]);
  });

  test("two tabs cannot add a fourth document", async () => {
    const { owned } = await anOwnedListing();
    const contents = ["1", "2", "3", "4", "5"].map((word) => aDocx({ "word/a.xml": word }));
    const outcomes = await Promise.all(contents.map((bytes) => attach(owned, bytes)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    expect(outcomes.filter((one) => !one.ok).map((one) => one.reason)).toEqual([
      "too-many",
      "too-many",
    ]);
    const rows = await documentsOf(owned.listingId);
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(storedFiles()).toHaveLength(3);
  });

  test("only the owner can rename, move and remove documents", async () => {
    const { db, jobs } = world();
    const { owned } = await anOwnedListing();
    for (const name of ["A", "B", "C"])
      await attach(owned, anXlsx({ "xl/a.xml": name }), `${name}.xlsx`);
    const ids = (await documentsOf(owned.listingId)).map(({ id }) => id);
    const change = (
      what: "rename" | "remove" | "move-up",
      mediaId: string | undefined,
      more: { ownerId?: string; name?: string } = {},
    ) => changeDocument(db, jobs, { ...owned, change: what, mediaId: mediaId!, ...more });
    const names = async () => (await documentsOf(owned.listingId)).map((one) => one.fileName);
    const stranger = { ownerId: createId() };
    const notFound = { ok: false };
    expect(await change("rename", ids[0], { ...stranger, name: "x" })).toEqual(notFound);
    expect(await change("move-up", ids[2], stranger)).toEqual(notFound);
    expect(await change("remove", ids[0], stranger)).toEqual(notFound);
    await change("rename", ids[0], { name: "../Équipement 2025.exe" });
    expect(await names()).toEqual(["Équipement 2025.xlsx", "B.xlsx", "C.xlsx"]);
    await change("move-up", ids[2]);
    await change("move-up", ids[2]);
    await change("move-up", ids[2]);
    expect(await names()).toEqual(["C.xlsx", "Équipement 2025.xlsx", "B.xlsx"]);
    const [first] = await documentsOf(owned.listingId);
    await change("remove", first!.id);
    const left = await documentsOf(owned.listingId);
    expect(left.map(({ position, kind }) => [position, kind])).toEqual([
      [0, "document"],
      [1, "document"],
    ]);
    await runSweeps(db, files);
    expect(storedFiles()).toHaveLength(2);
  });

  test("deleting an account deletes its documents and files, and readers lose them at once", async () => {
    const { db, jobs } = world();
    const { owner, listing, owned } = await anOwnedListing();
    await attach(owned, aDocx());
    const buyer = await aUser(db);
    await db.insert(documentAccess).values({ listingId: listing.id, userId: buyer.id });
    const leaver = { id: owner.id, email: owner.email, now: new Date() };
    await db.transaction((tx) => withdrawListings(jobs)(tx, leaver));
    expect(await documentsOf(listing.id)).toEqual([]);
    expect(await db.$count(documentAccess, eq(documentAccess.listingId, listing.id))).toBe(0);
    // The reader's open pages load again.
    expect(await db.$count(liveCounters, eq(liveCounters.userId, buyer.id))).toBe(1);
    await runSweeps(db, files);
    expect(storedFiles()).toEqual([]);
  });
});
