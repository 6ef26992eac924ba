import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backUp } from "#app/platform/backup/back-up.ts";
import { restoreArchive } from "#app/platform/backup/restore.ts";
import { migrationsFolder } from "#app/platform/db/migrate.ts";
import { createId } from "#app/platform/db/id.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import { openOnServer } from "#test/server-database.ts";

interface Journal {
  entries: { tag: string; when: number }[];
}

/** The last migration of the older program. A later one converts its data. */
const lastOlder = "listings-to-look-at";

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "relevo-older-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function anEmpty() {
  const { database, end } = await openOnServer();
  onTestFinished(end);
  return database;
}

const readJournal = (folder: string): Journal =>
  JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as Journal;

test("an archive of an older program is restored and migrated", async () => {
  const folder = aFolder();
  const older = join(folder, "migrations");
  cpSync(migrationsFolder, older, { recursive: true });
  const journal = readJournal(older);
  const known = journal.entries.findIndex(({ tag }) => tag.endsWith(lastOlder)) + 1;
  expect(known).toBeGreaterThan(0);
  expect(known).toBeLessThan(journal.entries.length);
  const cut = { ...journal, entries: journal.entries.slice(0, known) };
  writeFileSync(join(older, "meta/_journal.json"), JSON.stringify(cut));

  const source = await anEmpty();
  await migrate(drizzle({ client: source.pool }), { migrationsFolder: older });
  // In plain SQL: the factories write what later migrations expect.
  const owner = createId();
  await source.db.execute(sql`insert into users (id, name, email, first_name, last_name, user_type)
    values (${owner}, 'Robin Example', 'robin@example.com', 'Robin', 'Example', 'seller')`);
  await source.db
    .execute(sql`insert into listings (owner_id, id, status, title, region, country, currency, asking_price)
    values (${owner}, ${createId()}, 'draft', 'Here before', 'US-NY', 'US', 'USD', 7134000)`);
  const files = createDiskStore(join(folder, "files"));
  const archive = join(folder, "older.tar.gz");
  await backUp({ database: source, files, version: "0.0.1", now: new Date() }, archive);

  const target = await anEmpty();
  const restored = createDiskStore(join(folder, "restored"));
  const prepareJobs = () => Promise.resolve();
  await restoreArchive({ database: target, files: restored, prepareJobs, replace: false }, archive);
  const { rows: applied } = await target.db.execute<{ at: number }>(
    sql`select created_at::float8 as at from drizzle.__drizzle_migrations order by created_at`,
  );
  expect(applied.map(({ at }) => at)).toEqual(journal.entries.map(({ when }) => when));
  const { rows } = await target.db.execute(
    sql`select l.title, u.email, l.price_key::int as cents from listings l join users u on u.id = l.owner_id`,
  );
  expect(rows).toEqual([{ title: "Here before", email: "robin@example.com", cents: 10_000_000 }]);
}, 180_000);
