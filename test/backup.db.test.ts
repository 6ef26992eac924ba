import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import {
  createWriteStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { siteSettings } from "#app/content/settings/site-settings.table.ts";
import { backUp } from "#app/platform/backup/back-up.ts";
import { LineChecksum } from "#app/platform/backup/checksum.ts";
import { dumpRows, fixTextFormat, listTables } from "#app/platform/backup/dump-tables.ts";
import { jobsTable } from "#app/platform/backup/manifest.ts";
import { verifyArchive } from "#app/platform/backup/read-archive.ts";
import { DatabaseNotEmptyError, restoreArchive } from "#app/platform/backup/restore.ts";
import type { Database } from "#app/platform/db/db.ts";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { isUnderReview } from "#server/file-folders.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import {
  aConversation,
  aListing,
  aMessage,
  anAlert,
  anOrder,
  aPhoto,
  aUser,
} from "#test/factories.ts";
import { searchListings } from "#app/search/search.queries.server.ts";
import { emptySearch } from "#app/search/search.ts";
import { jobDefinitions } from "#server/job-table.ts";
import { eachDatabase } from "#test/with-database.ts";
import { templateName } from "#test/administer-server.ts";
import { openEmpty } from "#test/empty-database.ts";
import { openOnServer } from "#test/server-database.ts";

const log = createLog("silent");
const now = new Date();

/** Counts and checksums of all tables. */
const fingerprint = (database: Database) =>
  database.db.transaction(async (tx) => {
    await fixTextFormat(tx);
    const found: Record<string, [number, string]> = {};
    for (const table of await listTables(tx)) {
      const checksum = new LineChecksum();
      for await (const row of dumpRows(tx, table)) checksum.add(row);
      found[table.name] = [checksum.count, checksum.text];
    }
    return found;
  });

eachDatabase((world, kind) => {
  let folder: string;
  let archive: string;
  const keys = ["photos/a1/480.webp", "photos/a1/960.webp", "documents/contract", "avatars/x.webp"];
  const pictures = keys.map((_, index) => randomBytes(50_000 * (index + 1)));
  const source = () => ({
    database: world().database,
    files: createDiskStore(join(folder, "files")),
    version: "0.1.0",
    now,
    leavesOut: isUnderReview,
  });
  const empties: (() => Promise<void>)[] = [];

  /** A fresh database of each kind, without any table. */
  async function anEmpty(kind: Database["kind"]): Promise<Database> {
    const { database, end } = await openEmpty(kind);
    empties.push(end);
    return database;
  }
  const restore = (database: Database, path = archive, replace = false) =>
    restoreArchive(
      {
        database,
        files: createDiskStore(join(folder, "restored")),
        prepareJobs: async () =>
          (await openJobs(database, jobDefinitions, log, "http://localhost:3000")).stop(),
        replace,
      },
      path,
    );

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "relevo-backup-"));
    archive = join(folder, "relevo.tar.gz");
    const { db, jobs } = world();
    const { files } = source();
    for (const [index, key] of keys.entries())
      await files.put(key, pictures[index]!, "application/octet-stream");
    for (const key of ["funds-proofs/1.pdf", "identities/1.webp"])
      await files.put(key, pictures[0]!, "application/octet-stream");
    await aUser(db, { firstName: 'Zoë "Q" \\ (x,y)', about: "Two\nlines\tand a tab" });
    for (let index = 0; index < 30; index++) {
      const listing = await aListing(db, { status: "active", city: "Restoreville" });
      await aPhoto(db, listing.id);
    }
    await aMessage(db, await aConversation(db));
    await anOrder(db);
    await anAlert(db);
    // JSON's null is a value, and not SQL's.
    await db.insert(siteSettings).values({ key: "announcement", value: sql`'null'::jsonb` });
    const job = jobDefinitions.find(({ schedule }) => !schedule)!;
    await jobs.enqueue(db, job, { some: "work" }, { startAfter: new Date("2100-01-01") });
    await backUp(source(), archive);
  });
  afterAll(async () => {
    for (const close of empties) await close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("an archive is readable only by its owner, and verifies", async () => {
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    const manifest = await verifyArchive(archive);
    expect(manifest.files).toEqual({ count: 4, bytes: 500_000 });
    expect(manifest.tables.find(({ name }) => name === "public.listings")!.rows).toBeGreaterThan(
      29,
    );
    expect(manifest.tables.find(({ name }) => name === jobsTable)!.rows).toBeGreaterThan(0);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  describe("restored into an empty database of the other kind", () => {
    test("has the same rows in every table, the same files, and works", async () => {
      const database = await anEmpty(kind === "server" ? "embedded" : "server");
      await restore(database);
      expect(await fingerprint(database)).toEqual(await fingerprint(world().database));
      for (const [index, key] of keys.entries())
        expect(readFileSync(join(folder, "restored", key)).equals(pictures[index]!)).toBe(true);

      // The next start: migrations have nothing to do, the search works, triggers and sequences continue.
      await migrateDatabase(database);
      const search = { ...emptySearch, city: "Restoreville" };
      expect((await searchListings(database.db, search, { now: new Date() })).total).toBe(30);
      const more = await aListing(database.db, { status: "active", city: "Restoreville" });
      const { total, ids } = await searchListings(database.db, search, { now: new Date() });
      expect([total, ids.includes(more.id)]).toEqual([31, true]);
      await expect(database.db.execute(sql`delete from audit_log`)).rejects.toMatchObject({
        cause: { message: "audit_log is append-only" },
      });
      await expect(
        database.db.execute(
          sql`insert into saved_listings (user_id, listing_id) values (gen_random_uuid(), gen_random_uuid())`,
        ),
      ).rejects.toThrow("saved_listings");

      // Existing data is not overwritten by accident.
      await expect(restore(database)).rejects.toThrow(DatabaseNotEmptyError);
    }, 180_000);
  });

  test("a truncated or altered archive is rejected, and nothing is changed", async () => {
    const bytes = readFileSync(archive);
    const bad = join(folder, "bad.tar.gz");
    const database = await anEmpty("server");
    for (const length of [0, 100, Math.floor(bytes.length / 2), bytes.length - 1]) {
      await writeFile(bad, bytes.subarray(0, length));
      await expect(restore(database, bad)).rejects.toThrow(/damaged/);
    }
    for (let tries = 0; tries < 5; tries++) {
      const altered = Buffer.from(bytes);
      const at = 20 + Math.floor((tries / 5) * (bytes.length - 40));
      altered[at] = altered[at]! ^ 1;
      await writeFile(bad, altered);
      await expect(verifyArchive(bad)).rejects.toThrow(/damaged/);
    }
    const { rows } = await database.db.execute(
      sql`select to_regclass('public.users')::text as name`,
    );
    expect(rows).toEqual([{ name: null }]);
  });

  test("a full disk leaves no partial archive", async () => {
    const target = join(folder, "full");
    const openSink = (path: string) => {
      const file = createWriteStream(path);
      let room = 10_000;
      return new Writable({
        write(chunk: Buffer, _encoding, done) {
          room -= chunk.byteLength;
          if (room < 0) done(Object.assign(new Error("no space left"), { code: "ENOSPC" }));
          else file.write(chunk, done);
        },
      });
    };
    await expect(backUp({ ...source(), openSink }, target)).rejects.toThrow("no space left");
    expect(readdirSync(folder).filter((name) => name.startsWith("full"))).toEqual([]);
    // The database is released.
    await aUser(world().db);
  });

  // The faults back the embedded database up beside a process that writes, and that is killed.
  if (kind === "embedded") return;

  test("everything acknowledged before is in the archive, despite concurrent writes", async () => {
    const { db } = world();
    const before = await aUser(db);
    const busy = join(folder, "busy.tar.gz");
    const over = new AbortController();
    const backup = backUp(source(), busy).finally(() => over.abort());
    while (!over.signal.aborted) {
      await aUser(db);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await backup;
    const { database, end } = await openOnServer({ pool: 3, template: templateName });
    empties.push(end);
    await aUser(database.db, { email: "replaced@example.com" });
    await restore(database, busy, true);
    const found = await database.db.select({ id: users.id }).from(users);
    expect(found.map(({ id }) => id)).toContain(before.id);
    expect(await database.db.$count(users, eq(users.email, "replaced@example.com"))).toBe(0);
  }, 180_000);
});
