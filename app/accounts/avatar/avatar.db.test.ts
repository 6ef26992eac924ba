import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { avatarFile } from "./avatar.ts";
import { removeAvatar, setAvatar } from "./set-avatar.server.ts";
import { findUser } from "#test/find-user.ts";
import { createLog } from "#app/platform/log.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { runSweeps } from "#test/run-sweeps.ts";

const plain = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();

const log = createLog("silent");

/** A disk that fills up after this many files. */
const fullAfter = (count: number, files: FileStore): FileStore => {
  let left = count;
  return {
    ...files,
    async put(...args) {
      if (left-- <= 0)
        throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
      await files.put(...args);
    },
  };
};

withDatabase((world) => {
  describe("a profile picture", () => {
    const folder = mkdtempSync(join(tmpdir(), "relevo-avatars-"));
    let files: FileStore;
    beforeAll(() => {
      files = createDiskStore(folder);
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    const give = async (userId: string, bytes: Uint8Array) => {
      const { db, jobs } = world();
      const outcome = await setAvatar({ db, jobs, files, log, now: new Date() }, userId, bytes);
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.key;
    };
    const isStored = async (key: string) => {
      const file = await files.get(avatarFile(key, 96));
      await file?.body.cancel();
      return file !== null;
    };

    test("is stored in both sizes and linked to the user", async () => {
      const { db } = world();
      const user = await aUser(db);
      const key = await give(user.id, await plain("teal"));
      expect((await findUser(db, user.id))?.avatar).toBe(key);
      for (const size of [96, 256] as const) {
        const file = await files.get(avatarFile(key, size));
        // Not `bytes()`: the server replaces `Response` with its own class, which lacks it.
        const bytes = await new Response(file!.body).arrayBuffer();
        expect(await sharp(bytes).metadata()).toMatchObject({
          format: "webp",
          width: size,
          height: size,
        });
      }
    });

    test("is deleted when replaced or removed", async () => {
      const { db, jobs } = world();
      const user = await aUser(db);
      const gold = await give(user.id, await plain("gold"));
      const navy = await give(user.id, await plain("navy"));
      await runSweeps(db, files);
      expect([await isStored(gold), await isStored(navy)]).toEqual([false, true]);
      await removeAvatar(db, jobs, user.id);
      await runSweeps(db, files);
      expect(await isStored(navy)).toBe(false);
      expect((await findUser(db, user.id))?.avatar).toBeNull();
    });

    test("stays unchanged when the upload cannot be read", async () => {
      const { db, jobs } = world();
      const user = await aUser(db);
      const key = await give(user.id, await plain("plum"));
      const outcome = await setAvatar(
        { db, jobs, files, log, now: new Date() },
        user.id,
        Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      );
      expect(outcome).toEqual({ ok: false, reason: "not-a-picture" });
      expect((await findUser(db, user.id))?.avatar).toBe(key);
    });

    test.each([0, 1])(
      "stays unchanged when the disk fills up after %i files, and leaves no file behind",
      async (count) => {
        const { db, jobs } = world();
        const user = await aUser(db);
        const key = await give(user.id, await plain("olive"));
        const before = listFiles(folder);
        const full = fullAfter(count, files);
        const bytes = await plain(`rgb(1, 2, ${count})`);
        expect(
          await setAvatar({ db, jobs, files: full, log, now: new Date() }, user.id, bytes),
        ).toEqual({ ok: false, reason: "not-stored" });
        expect((await findUser(db, user.id))?.avatar).toBe(key);
        expect(listFiles(folder)).toEqual(before);
      },
    );

    test("is rate-limited", async () => {
      const { db, jobs } = world();
      const user = await aUser(db);
      const attempt = () =>
        setAvatar({ db, jobs, files, log, now: new Date() }, user.id, Buffer.from("no picture"));
      for (let count = 0; count < 30; count++) await attempt();
      expect(await attempt()).toEqual({ ok: false, reason: "too-many-attempts" });
    });
  });
});

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
