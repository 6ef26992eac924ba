import { sql } from "drizzle-orm";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backUp } from "#app/platform/backup/back-up.ts";
import { restoreArchive } from "#app/platform/backup/restore.ts";
import { migrationsFolder } from "#app/platform/db/migrate.ts";
import { createId } from "#app/platform/db/id.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import { openOnServer } from "#test/server-database.ts";
import { migrateBefore } from "./migrate-before.ts";

/** The first migration that the older program does not have. A later one converts its data. */
const firstNewer = "admin-indexes";

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

test("an archive of an older program is restored and migrated", async () => {
  const folder = aFolder();
  const source = await anEmpty();
  await migrateBefore(source, firstNewer);
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
  const journal = JSON.parse(
    readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8"),
  ) as { entries: { when: number }[] };
  expect(applied.map(({ at }) => at)).toEqual(journal.entries.map(({ when }) => when));
  const { rows } = await target.db.execute(
    sql`select l.title, u.email, l.price_key::int as cents from listings l join users u on u.id = l.owner_id`,
  );
  expect(rows).toEqual([{ title: "Here before", email: "robin@example.com", cents: 10_000_000 }]);
}, 180_000);
