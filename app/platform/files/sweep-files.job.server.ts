import { inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { dayMs } from "#app/shared/day.ts";

/** Deletes files that no row references: those of a deleted row at once, and every night what a killed process left behind. */
export const sweepFilesJob = defineJob<{ keys?: string[] }>("sweep-files", {
  schedule: "43 3 * * *",
});

/** A folder of the file store, and the column that references its files. */
export interface FileFolder {
  name: string;
  table: PgTable;
  column: PgColumn;
  /** The column holds the whole key of a file, not only the part after the folder. */
  hasWholeKey?: true;
  /** Deleted with the decision, and in no backup. */
  isUnderReview?: true;
}

const batchSize = 500;
export async function sweepFiles(
  { db, files }: { db: Db; files: FileStore },
  folders: readonly FileFolder[],
  { keys, now }: { keys?: readonly string[] | undefined; now: Date },
): Promise<void> {
  const sweep = (batch: readonly string[]) => sweepBatch(db, files, folders, batch);
  if (keys) return sweep(keys);
  let batch: string[] = [];
  for await (const { key, storedAt } of files.list()) {
    // Its row may not exist yet.
    if (storedAt.getTime() > now.getTime() - dayMs) continue;
    batch.push(key);
    if (batch.length < batchSize) continue;
    await sweep(batch);
    batch = [];
  }
  await sweep(batch);
}

async function sweepBatch(
  db: Db,
  files: FileStore,
  folders: readonly FileFolder[],
  keys: readonly string[],
): Promise<void> {
  for (const { name, table, column, hasWholeKey } of folders) {
    const inFolder = keys.filter((key) => key.startsWith(`${name}/`));
    if (inFolder.length === 0) continue;
    const valueOf = (key: string) => (hasWholeKey ? key : key.split("/")[1]!);
    const rows = await db
      .selectDistinct({ value: column })
      .from(table)
      .where(inArray(column, [...new Set(inFolder.map(valueOf))]));
    const used = new Set(rows.map(({ value }) => value));
    for (const key of inFolder) if (!used.has(valueOf(key))) await files.delete(key);
  }
}
