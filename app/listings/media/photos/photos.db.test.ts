import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { photoFormats, photoWidths } from "#app/listings/media/photo.ts";
import { addFile, attachFile } from "#app/listings/media/add-file.server.ts";
import { changePhotos } from "./change-photos.server.ts";
import type { PhotoChange } from "./photo-change.schema.ts";
import { drawPhoto, drawnSize } from "./draw-photo.server.ts";
import { listOwnPhotos } from "#app/listings/media/own-media.queries.server.ts";
import type { RenderOutcome } from "./render-photo.server.ts";
import { createUploadStore } from "#app/platform/uploads/upload-store.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { createLog } from "#app/platform/log.ts";
import { aListing, aPhoto, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { runSweeps } from "#test/run-sweeps.ts";
import { aPicture } from "#test/pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "relevo-photos-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const files = createDiskStore(join(folder, "files"));
const uploads = createUploadStore(folder);
const log = createLog("silent");

let made = 0;
/** Each call makes a different photo. */
const aFile = () =>
  aPicture(240, 160, `#${(++made * 7919).toString(16).padStart(6, "0").slice(-6)}`)
    .png()
    .toBuffer();

/** As many files as a photo has, but tiny: encoding is tested in `render-photo.test.ts`. */
async function renderTiny(bytes: Uint8Array): Promise<RenderOutcome> {
  const drawn = await drawPhoto(bytes);
  if (!drawn.ok) return drawn;
  const tiny = await drawn.picture.clone().resize({ width: 9 }).webp().toBuffer();
  return {
    ok: true,
    photo: {
      hash: createHash("sha256").update(tiny).digest("hex"),
      placeholder: `data:image/webp;base64,${tiny.toString("base64")}`,
      fingerprint: null,
      files: photoWidths.flatMap((width) =>
        photoFormats.map((format) => ({ width, format, bytes: tiny })),
      ),
      ...drawnSize,
    },
  };
}

const storedFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

const filesPerPhoto = photoWidths.length * photoFormats.length;

withDatabase((world) => {
  const anOwner = async (status: "draft" | "active" | "sold" = "draft") => {
    const { db, jobs } = world();
    const owner = await aSeller(db);
    const listing = await aListing(db, { ownerId: owner.id, status });
    const own = { listingId: listing.id, ownerId: owner.id };
    const services = { db, files, log, render: renderTiny };
    const aNew = { ...own, kind: "photo" as const, name: "front.jpg", now: new Date() };
    const add = async (bytes?: Uint8Array, id = createId(), store: FileStore = files) => {
      const read = async () => bytes ?? (await aFile());
      return addFile({ ...services, files: store }, { ...aNew, id, read });
    };
    const upload = async (bytes: Uint8Array, cut = bytes.length) => {
      const created = await uploads.create(owner.id, {
        kind: "photo",
        fileName: "front.jpg",
        size: bytes.length,
      });
      await uploads.append(
        owner.id,
        created,
        (async function* () {
          yield bytes.subarray(0, cut);
        })(),
      );
      return created.id;
    };
    const attach = (uploadId: string, as = owner.id) =>
      attachFile(services, uploads, { ...aNew, ownerId: as, uploadId });
    const change = (one: PhotoChange, as = owner.id) =>
      changePhotos(db, jobs, { ...own, ownerId: as, change: one });
    const list = () => listOwnPhotos(db, listing.id);
    const order = async () => (await list()).map(({ caption }) => caption).join("");
    /** Rows without files, for tests of order and texts. */
    const have = async (captions: string, featured = 0) =>
      Promise.all(
        [...captions].map((caption, position) =>
          aPhoto(db, listing.id, { caption, position, featured: position === featured }),
        ),
      );
    return { owner, listing, add, upload, attach, change, list, order, have };
  };

  describe("many photos of one person", () => {
    test("do not delay other people's, and are rejected when too many wait", async () => {
      const { db } = world();
      const { promise: end, resolve: letEnd } = Promise.withResolvers<void>();
      const slow = async (bytes: Uint8Array) => {
        await end;
        return renderTiny(bytes);
      };
      const { owner, listing, list } = await anOwner();
      const adding = Array.from({ length: 10 }, () =>
        addFile(
          { db, files, log, render: slow },
          {
            kind: "photo",
            id: createId(),
            name: "front.jpg",
            listingId: listing.id,
            ownerId: owner.id,
            read: aFile,
            now: new Date(),
          },
        ),
      );
      const other = await anOwner();
      expect(await other.add()).toEqual({ ok: true, name: "front.jpg" });
      letEnd();
      const outcomes = await Promise.all(adding);
      expect(outcomes.map((outcome) => (outcome.ok ? "ok" : outcome.reason)).toSorted()).toEqual([
        ...Array<string>(3).fill("busy"),
        ...Array<string>(7).fill("ok"),
      ]);
      expect(await list()).toHaveLength(7);
    });
  });

  describe("adding a photo", () => {
    test("stores every size and makes the first one the cover", async () => {
      const { add, list } = await anOwner();
      const before = storedFiles().length;
      expect(await add()).toEqual({ ok: true, name: "front.jpg" });
      expect(await add()).toEqual({ ok: true, name: "front.jpg" });
      expect(storedFiles()).toHaveLength(before + 2 * filesPerPhoto);
      const photos = await list();
      expect(photos.map(({ featured }) => featured)).toEqual([true, false]);
      expect(photos[0]!.placeholder).toMatch(/^data:image\/webp/);
    });

    test("rejects files that are not photos and leaves no trace", async () => {
      const { add, list } = await anOwner();
      const before = storedFiles();
      expect(await add(Buffer.from("<svg onload=alert(1)>"))).toEqual({
        ok: false,
        reason: "not-a-photo",
      });
      expect(await list()).toEqual([]);
      expect(storedFiles()).toEqual(before);
    });

    test("rejects a duplicate and keeps the first", async () => {
      const { add, list } = await anOwner();
      const bytes = await aFile();
      await add(bytes);
      const before = storedFiles();
      expect(await add(bytes)).toEqual({ ok: false, reason: "duplicate" });
      expect(await list()).toHaveLength(1);
      expect(storedFiles()).toEqual(before);
    });

    test("never exceeds fifteen, even from several tabs", async () => {
      const { add, have, list } = await anOwner();
      await have("abcdefghijklm");
      const before = storedFiles().length;
      const outcomes = await Promise.all([add(), add(), add(), add()]);
      expect(outcomes.map((one) => (one.ok ? "added" : one.reason)).toSorted()).toEqual([
        "added",
        "added",
        "too-many",
        "too-many",
      ]);
      expect(await list()).toHaveLength(15);
      expect(storedFiles()).toHaveLength(before + 2 * filesPerPhoto);
    });

    test("leaves nothing behind on a full disk", async () => {
      const { add, list } = await anOwner();
      const before = storedFiles();
      let left = 3;
      const full: FileStore = {
        ...files,
        async put(...args) {
          if (left-- <= 0) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
          await files.put(...args);
        },
      };
      expect(await add(undefined, undefined, full)).toEqual({ ok: false, reason: "not-stored" });
      expect(await list()).toEqual([]);
      expect(storedFiles()).toEqual(before);
    });

    test("is impossible after the sale", async () => {
      const { add, list } = await anOwner("sold");
      expect(await add()).toEqual({ ok: false, reason: "not-editable" });
      expect(await list()).toEqual([]);
    });
  });

  describe("attaching an upload", () => {
    test("is idempotent", async () => {
      const { owner, upload, attach, list } = await anOwner("active");
      const id = await upload(await aFile());
      const outcomes = await Promise.all([attach(id), attach(id)]);
      expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
      expect(await attach(id)).toMatchObject({ ok: true });
      expect((await list()).map((photo) => photo.id)).toEqual([id]);
      expect(await uploads.find(owner.id, id)).toBeNull();
    });

    test("does not restore a photo that was deleted meanwhile", async () => {
      const { upload, attach, change, list } = await anOwner();
      const id = await upload(await aFile());
      await attach(id);
      await change({ intent: "delete", photoId: id });
      expect(await attach(id)).toMatchObject({ ok: false, reason: "upload-gone" });
      expect(await list()).toEqual([]);
    });

    test("names a bad file in the error and deletes it", async () => {
      const { owner, upload, attach } = await anOwner();
      const id = await upload(Buffer.from("<!doctype html><html><body>"));
      expect(await attach(id)).toEqual({ ok: false, reason: "not-a-photo", fileName: "front.jpg" });
      expect(await uploads.find(owner.id, id)).toBeNull();
    });

    test("waits for the whole file", async () => {
      const { owner, upload, attach } = await anOwner();
      const id = await upload(await aFile(), 10);
      expect(await attach(id)).toMatchObject({ ok: false, reason: "upload-gone" });
      expect((await uploads.find(owner.id, id))?.offset).toBe(10);
    });

    test("requires the owner of both the listing and the upload", async () => {
      const [{ upload, attach, list }, stranger] = [await anOwner(), await anOwner()];
      const id = await upload(await aFile());
      expect(await attach(id, stranger.owner.id)).toEqual({ ok: false, reason: "not-found" });
      expect(await stranger.attach(id)).toMatchObject({ ok: false, reason: "upload-gone" });
      expect(await list()).toEqual([]);
    });
  });

  describe("changing photos", () => {
    test("reorders fifteen photos arbitrarily", async () => {
      const { have, change, order } = await anOwner();
      const photos = await have("abcdefghijklmno", 4);
      const ids = photos.map(({ id }) => id);
      await change({ intent: "order", ids: ids.toReversed() });
      expect(await order()).toBe("onmlkjihgfedcba");
      await change({ intent: "order", ids: [ids[7]!, ids[0]!] });
      expect(await order()).toBe("haonmlkjigfedcb");
      await change({ intent: "earlier", photoId: ids[0]! });
      expect(await order()).toBe("ahonmlkjigfedcb");
      await change({ intent: "later", photoId: ids[1]! });
      expect(await order()).toBe("ahonmlkjigfedcb");
      const rows = await world()
        .db.select()
        .from(listingMedia)
        .where(eq(listingMedia.listingId, photos[0]!.listingId))
        .orderBy(asc(listingMedia.position));
      expect(rows.map(({ position, kind }) => `${kind} ${position}`)).toEqual(
        rows.map((_, index) => `photo ${index}`),
      );
      expect(rows.filter(({ featured }) => featured).map(({ caption }) => caption)).toEqual(["e"]);
    });

    test("concurrent reorders from two tabs leave one order", async () => {
      const { have, change, order } = await anOwner();
      const ids = (await have("abcde")).map(({ id }) => id);
      await Promise.all([
        change({ intent: "order", ids: ids.toReversed() }),
        change({ intent: "earlier", photoId: ids[2]! }),
      ]);
      expect([..."abcde"].toSorted().join("")).toBe([...(await order())].toSorted().join(""));
    });

    test("saves only the submitted text", async () => {
      const { have, change, list } = await anOwner();
      const [photo] = await have("a");
      await change({ intent: "describe", photoId: photo!.id, alt: "A red door" });
      await change({ intent: "describe", photoId: photo!.id, caption: "The entrance" });
      expect(await list()).toMatchObject([
        { caption: "The entrance", alt: "A red door", revealing: false },
      ]);
    });

    test("another photo replaces a cover that becomes revealing", async () => {
      const { have, change, list } = await anOwner();
      const [first, second] = await have("ab");
      await change({ intent: "describe", photoId: first!.id, revealing: true });
      expect((await list()).find(({ featured }) => featured)?.id).toBe(second!.id);
      expect(await change({ intent: "cover", photoId: first!.id })).toEqual({
        ok: false,
        reason: "revealing-cover",
      });
      await change({ intent: "describe", photoId: second!.id, revealing: true });
      expect((await list()).filter(({ featured }) => featured)).toHaveLength(1);
      await change({ intent: "describe", photoId: second!.id, revealing: false });
      expect((await list()).find(({ featured }) => featured)?.id).toBe(second!.id);
    });

    test("deleting closes the gap, passes the cover on, and sweeps unused files", async () => {
      const { db } = world();
      const { add, change, list, listing } = await anOwner();
      await runSweeps(db, files);
      const before = storedFiles();
      await add();
      await add();
      await add();
      const [first, second, third] = await list();
      const [row] = await db.select().from(listingMedia).where(eq(listingMedia.id, first!.id));
      const copy = await aPhoto(db, (await aListing(db)).id, { storageKey: row!.storageKey });
      await change({ intent: "delete", photoId: first!.id });
      expect((await list()).map(({ id, featured }) => [id, featured])).toEqual([
        [second!.id, true],
        [third!.id, false],
      ]);
      await runSweeps(db, files);
      expect(storedFiles()).toHaveLength(before.length + 3 * filesPerPhoto);
      await db.delete(listingMedia).where(eq(listingMedia.id, copy.id));
      await runSweeps(db, files);
      expect(storedFiles()).toHaveLength(before.length + 2 * filesPerPhoto);
      const positions = await db
        .select({ position: listingMedia.position })
        .from(listingMedia)
        .where(eq(listingMedia.listingId, listing.id));
      expect(positions.map(({ position }) => position).toSorted()).toEqual([0, 1]);
    });

    test("is not possible for strangers, in other listings, or after the sale", async () => {
      const [one, other, sold] = [await anOwner(), await anOwner(), await anOwner("sold")];
      const [[photo], [foreign], [old]] = [
        await one.have("a"),
        await other.have("b"),
        await sold.have("c"),
      ];
      const refused = { ok: false, reason: "not-found" };
      expect(await one.change({ intent: "delete", photoId: photo!.id }, other.owner.id)).toEqual(
        refused,
      );
      expect(await one.change({ intent: "delete", photoId: foreign!.id })).toEqual(refused);
      expect(await sold.change({ intent: "delete", photoId: old!.id })).toEqual(refused);
      expect(await one.order()).toBe("a");
    });
  });
});
