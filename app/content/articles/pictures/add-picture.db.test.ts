import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articlePictures } from "../articles.table.ts";
import { addPicture } from "./add-picture.server.ts";
import { pictureHref } from "./article-picture.ts";
import { articlePictureRoutes } from "./picture-routes.server.ts";
import { renderArticlePicture } from "./render-article-picture.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { sweepFiles } from "#app/platform/files/sweep-files.job.server.ts";
import { createLog } from "#app/platform/log.ts";
import { addDays } from "#app/shared/day.ts";
import { fileFolders } from "#server/file-folders.ts";
import { anAdmin } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#335577" } });

withDatabase((world) => {
  const folder = mkdtempSync(join(tmpdir(), "relevo-article-pictures-"));
  let files: FileStore;
  let actorId: string;
  beforeAll(async () => {
    files = createDiskStore(folder);
    actorId = (await anAdmin(world().db)).id;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const log = createLog("silent");
  const add = (bytes: Uint8Array) =>
    addPicture(
      { db: world().db, files, log, now: new Date() },
      { actorId, requestId: null },
      bytes,
    );
  const get = async (path: string) => {
    const app = new Hono();
    app.get("/articles/pictures/:id/:name", articlePictureRoutes({ db: world().db, files }));
    return app.request(path);
  };
  const widthAt = async (path: string) => {
    const { width, format, exif } = await sharp(
      Buffer.from(await (await get(path)).arrayBuffer()),
    ).metadata();
    return [width, format, exif];
  };

  describe("a picture", () => {
    test("is stored in three widths without its metadata, and served for good", async () => {
      const photo = await plain(2000, 1000)
        .withExif({ IFD0: { Copyright: "Somebody" } })
        .jpeg()
        .toBuffer();
      const added = await add(photo);
      if (!added.ok) throw new Error(added.reason);
      const { id, width, height } = added.picture;
      expect([width, height]).toEqual([1600, 800]);
      for (const one of [480, 960, 1600] as const)
        expect(await widthAt(pictureHref(id, one))).toEqual([one, "webp", undefined]);
      const answer = await get(pictureHref(id, 480));
      expect(answer.headers.get("content-type")).toBe("image/webp");
      expect(answer.headers.get("cache-control")).toContain("immutable");
    });

    test("is never enlarged: the largest there is is served", async () => {
      const added = await add(await plain(600, 900).png().toBuffer());
      if (!added.ok) throw new Error(added.reason);
      const { id } = added.picture;
      expect(await widthAt(pictureHref(id, 480))).toEqual([480, "webp", undefined]);
      for (const wide of [960, 1600] as const)
        expect(await widthAt(pictureHref(id, wide))).toEqual([600, "webp", undefined]);
    });

    test.each([
      `/articles/pictures/${createId()}/480.webp`,
      "/articles/pictures/1/480.webp",
      "/articles/pictures/..%2f..%2fetc/480.webp",
      "/articles/pictures/%00/480.webp",
    ])("that does not exist is not found: %s", async (path) => {
      expect((await get(path)).status).toBe(404);
    });

    test.each(["481.webp", "480.jpg", "480", "0480.webp", "99999.webp"])(
      "has no file %s",
      async (name) => {
        const [picture] = await world().db.select({ id: articlePictures.id }).from(articlePictures);
        expect((await get(`/articles/pictures/${picture!.id}/${name}`)).status).toBe(404);
      },
    );

    test("keeps its files when others are swept", async () => {
      await files.put("article-pictures/left/480.webp", new Uint8Array(1), "image/webp");
      const later = addDays(new Date(), 3);
      await sweepFiles({ db: world().db, files }, fileFolders, { now: later });
      expect(await files.get("article-pictures/left/480.webp")).toBe(null);
      const rows = await world().db.select({ id: articlePictures.id }).from(articlePictures);
      for (const { id } of rows) expect((await get(pictureHref(id, 480))).status).toBe(200);
    });
  });

  test.each<[string, () => Promise<Uint8Array>, string]>([
    [
      "fifty megapixels",
      () => plain(10_000, 5_000).png({ compressionLevel: 9 }).toBuffer(),
      "too-many-pixels",
    ],
    [
      "a drawing renamed to a photo",
      async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><rect/></svg>"),
      "not-a-picture",
    ],
    ["a TIFF", () => plain(300, 200).tiff().toBuffer(), "not-a-picture"],
    ["odd bytes", async () => new Uint8Array([0, 255, 0, 128]), "not-a-picture"],
    ["more than ten megabytes", async () => new Uint8Array(10 * 1024 * 1024 + 1), "too-large"],
    [
      "half of a picture",
      async () => (await plain(900, 900).png().toBuffer()).subarray(0, 300),
      "not-a-picture",
    ],
  ])("refuses %s", async (_what, make, reason) => {
    expect(await renderArticlePicture(await make())).toEqual({ ok: false, reason });
  });

  test("a refused file leaves neither a row nor a file", async () => {
    const rows = await world().db.$count(articlePictures);
    expect(await add(Buffer.from("<svg/>"))).toEqual({ ok: false, reason: "not-a-picture" });
    expect(await world().db.$count(articlePictures)).toBe(rows);
  });
});
