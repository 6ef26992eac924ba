import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { fixTextFormat } from "#app/platform/backup/dump-tables.ts";
import {
  compareTables,
  isEmptyDatabase,
  loadRows,
  recreateSchema,
  setSequences,
} from "#app/platform/backup/load-tables.ts";
import { jobsTable, type Manifest, type TableManifest } from "#app/platform/backup/manifest.ts";
import { openArchive, rowsOf, tableOf, verifyArchive } from "#app/platform/backup/read-archive.ts";
import type { TarEntry } from "#app/platform/backup/tar.ts";
import type { Database, Db } from "#app/platform/db/db.ts";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { OperatorError } from "#app/shared/operator-error.ts";

export interface RestoreTarget {
  database: Database;
  files: FileStore;
  /** Creates the job queue's own tables for the jobs of the archive. */
  prepareJobs: () => Promise<void>;
  replace: boolean;
  progress?: (step: string) => void;
}

/** The database is in use, and the operator did not allow replacing it. */
export class DatabaseNotEmptyError extends OperatorError {
  constructor() {
    super("The database is not empty. Name an empty one, or replace all of it with --replace.");
    this.name = "DatabaseNotEmptyError";
  }
}

/** Everything is compared with the manifest before and after. The target may be the other kind of database. */
export async function restoreArchive(target: RestoreTarget, path: string): Promise<Manifest> {
  const { database, files, replace, prepareJobs, progress = () => {} } = target;
  if (!replace && !(await isEmptyDatabase(database.db))) throw new DatabaseNotEmptyError();
  progress("reading the archive");
  const manifest = await verifyArchive(path);
  progress("the archive is whole");

  for await (const entry of openArchive(path))
    if (entry.name.startsWith("files/")) await restoreFile(files, entry);
  progress(`files: ${String(manifest.files.count)}`);

  await database.db.transaction(async (tx) => {
    await fixTextFormat(tx);
    const finish = await recreateSchema(tx, manifest);
    for await (const { table, rows } of tablePortions(path, manifest)) {
      if (table.name === jobsTable) continue;
      await loadRows(tx, table, rows);
      progress(table.name);
    }
    await finish();
    await setSequences(tx, manifest);
    await compareTables(tx, manifest);
  });
  await migrateDatabase(database);
  await prepareJobs();
  progress(await restoreJobs(database.db, path, manifest));
  // Without statistics the first searches would have bad plans.
  await database.db.execute(sql`analyze`);
  return manifest;
}

async function restoreJobs(db: Db, path: string, manifest: Manifest): Promise<string> {
  let stored = 0;
  let loaded = 0;
  await db.transaction(async (tx) => {
    await fixTextFormat(tx);
    for await (const { table, rows } of tablePortions(path, manifest)) {
      if (table.name !== jobsTable) continue;
      stored = table.rows;
      loaded += await loadRows(tx, table, rows);
    }
  });
  const unknown = stored - loaded;
  return unknown > 0
    ? `jobs: ${String(loaded)}, without ${String(unknown)} of queues that no longer exist`
    : `jobs: ${String(loaded)}`;
}

/** The rows of all tables in batches. They come before the files, and the archive is read no further. */
async function* tablePortions(
  path: string,
  { tables }: Manifest,
): AsyncGenerator<{ table: TableManifest; rows: AsyncIterable<string> }> {
  for await (const entry of openArchive(path)) {
    const name = tableOf(entry);
    if (name === null) return;
    yield { table: tables.find((table) => table.name === name)!, rows: rowsOf(entry) };
  }
}

/** One file at a time is in memory: at most as large as an upload. */
async function restoreFile(files: FileStore, entry: TarEntry): Promise<void> {
  const parts: Uint8Array[] = [];
  for await (const part of entry.body) parts.push(Uint8Array.from(part));
  const bytes = Buffer.concat(parts);
  const key = entry.name.slice("files/".length);
  await files.put(key, bytes, contentTypeOf(key));
  const stored = await files.get(key);
  const hash = createHash("sha256");
  if (stored) for await (const chunk of stored.body) hash.update(chunk);
  if (hash.digest("hex") !== createHash("sha256").update(bytes).digest("hex"))
    throw new Error(`${key} was not stored as it is in the archive.`);
}

const contentTypes: Record<string, string> = {
  avif: "image/avif",
  jpg: "image/jpeg",
  pdf: "application/pdf",
  webp: "image/webp",
};

/** Only for people who inspect the bucket: pages send the type from the database. */
const contentTypeOf = (key: string): string =>
  contentTypes[key.slice(key.lastIndexOf(".") + 1)] ?? "application/octet-stream";
