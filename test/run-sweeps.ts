import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { sweepFiles, sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";
import { fileFolders } from "../server/file-folders.ts";

export async function listSweeps(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select jsonb_array_elements_text(data->'keys') as key from pgboss.job
        where name = ${sweepFilesJob.name} and data->'keys' is not null order by 1`,
  );
  return rows.map(({ key }) => key);
}

/** Does the queue's work on the files of deleted rows. */
export const runSweeps = async (db: Db, files: FileStore): Promise<void> =>
  sweepFiles({ db, files }, fileFolders, { keys: await listSweeps(db), now: new Date() });
