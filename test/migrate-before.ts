import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migrateServer } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#app/platform/db/db.ts";
import { migrationsFolder } from "#app/platform/db/migrate.ts";

/** The tables as they were before a migration, for a test of what it does with rows. Fill them in plain SQL: the factories write what later migrations add. */
export async function migrateBefore(database: Database, name: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "relevo-migrations-"));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const file = join(folder, "meta/_journal.json");
    const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
    const at = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
    if (at < 1) throw new Error(`no migration ${name}`);
    const entries = journal.entries.slice(0, at);
    writeFileSync(file, JSON.stringify({ ...journal, entries }));
    const options = { migrationsFolder: folder };
    if (database.kind === "server")
      await migrateServer(drizzle({ client: database.pool }), options);
    else await migrateEmbedded(database.db as unknown as PgliteDatabase, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
