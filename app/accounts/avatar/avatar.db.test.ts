import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { avatarFile } from "#app/accounts/avatar/avatar.ts";
import { removeAvatar, setAvatar } from "#app/accounts/avatar/set-avatar.server.ts";
import { sweepAvatar } from "#app/accounts/avatar/sweep-avatar.job.server.ts";
import { findUserById } from "#app/accounts/users.queries.server.ts";
import { createLog } from "#app/platform/log.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { aUser } from "#demo/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const plain = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();

const log = createLog("silent");

/** A disk that is full after so many files. */
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
  describe("the picture of a person", () => {
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

    test("is stored in both sizes and kept on the person", async () => {
      const { db } = world();
      const user = await aUser(db);
      const key = await give(user.id, await plain("teal"));
      expect((await findUserById(db, user.id))?.avatar).toBe(key);
      for (const size of [96, 256] as const) {
        const file = await files.get(avatarFile(key, size));
        // Not `bytes()`: the server replaces `Response` by one of its own, which does not know it.
        const bytes = await new Response(file!.body).arrayBuffer();
        expect(await sharp(bytes).metadata()).toMatchObject({
          format: "webp",
          width: size,
          height: size,
        });
      }
    });

    test("is swept once nobody uses it, and not before", async () => {
      const { db, jobs } = world();
      const [one, two] = [await aUser(db), await aUser(db)];
      const shared = await give(one.id, await plain("gold"));
      expect(await give(two.id, await plain("gold"))).toBe(shared);
      await give(one.id, await plain("navy"));
      await sweepAvatar(db, files, shared);
      expect(await isStored(shared)).toBe(true);
      await removeAvatar(db, jobs, two.id);
      await sweepAvatar(db, files, shared);
      expect(await isStored(shared)).toBe(false);
      expect((await findUserById(db, two.id))?.avatar).toBeNull();
    });

    test("changes nothing when it cannot be read", async () => {
      const { db, jobs } = world();
      const user = await aUser(db);
      const key = await give(user.id, await plain("plum"));
      const outcome = await setAvatar(
        { db, jobs, files, log, now: new Date() },
        user.id,
        Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      );
      expect(outcome).toEqual({ ok: false, reason: "not-a-picture" });
      expect((await findUserById(db, user.id))?.avatar).toBe(key);
    });

    test.each([0, 1])(
      "stays as it was when the disk is full after %i files, and leaves no file behind",
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
        expect((await findUserById(db, user.id))?.avatar).toBe(key);
        expect(listFiles(folder)).toEqual(before);
      },
    );

    test("keeps the picture of others when storing it again fails", async () => {
      const { db, jobs } = world();
      const [one, two] = [await aUser(db), await aUser(db)];
      const bytes = await plain("khaki");
      const key = await give(one.id, bytes);
      await files.delete(avatarFile(key, 256));
      const outcome = await setAvatar(
        { db, jobs, files: fullAfter(0, files), log, now: new Date() },
        two.id,
        bytes,
      );
      expect(outcome).toEqual({ ok: false, reason: "not-stored" });
      expect(await isStored(key)).toBe(true);
    });

    test("leaves no file behind when the person cannot be changed", async () => {
      const { db, jobs } = world();
      const user = await aUser(db);
      const before = listFiles(folder);
      const failing: Jobs = {
        async enqueue(tx, job, data, options) {
          if (!options?.startAfter) throw new Error("the queue is away");
          await jobs.enqueue(tx, job, data, options);
        },
      };
      await give(user.id, await plain("lime"));
      const withFirst = listFiles(folder);
      expect(withFirst.length).toBe(before.length + 2);
      await expect(
        setAvatar({ db, jobs: failing, files, log, now: new Date() }, user.id, await plain("pink")),
      ).rejects.toThrow("the queue is away");
      expect(listFiles(folder)).toEqual(withFirst);
    });

    test("survives a sweep of the same picture while it is being stored", async () => {
      const { db, jobs } = world();
      const user = await aUser(db);
      let stored = 0;
      const swept: FileStore = {
        ...files,
        async put(name, bytes, type) {
          await files.put(name, bytes, type);
          if (++stored === 2) await sweepAvatar(db, files, name.split("/")[1]!);
        },
      };
      const outcome = await setAvatar(
        { db, jobs, files: swept, log, now: new Date() },
        user.id,
        await plain("coral"),
      );
      expect(outcome.ok && (await isStored(outcome.key))).toBe(true);
    });

    test("cannot be changed without end", async () => {
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
