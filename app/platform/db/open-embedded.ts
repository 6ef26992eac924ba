import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { drizzle } from "drizzle-orm/pglite";
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Db, EmbeddedDatabase } from "#app/platform/db/db.ts";
import { onlyPrimary } from "#app/platform/db/readers.ts";
import { tableRecorder } from "#app/platform/db/table-recorder.ts";
import { readOnlyClient } from "#app/platform/db/read-only.ts";
import { lockFolder } from "#app/platform/db/folder-lock.ts";

/** PostgreSQL inside this process, stored in a folder. Nothing to install, but only one process. */
export async function openEmbedded(folder: string): Promise<EmbeddedDatabase> {
  const unlock = lockFolder(folder);
  try {
    const path = join(folder, "postgres");
    if (!existsSync(path)) await createAtomically(`${path}.new`, path);
    return await openUnlocked({ dataDir: path }, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Created beside its final path and renamed when complete: a database whose creation was killed cannot be opened. */
async function createAtomically(temporary: string, path: string): Promise<void> {
  rmSync(temporary, { recursive: true, force: true });
  const client = await PGlite.create(temporary);
  await client.close();
  renameSync(temporary, path);
}

/** For files that no other process uses. Extensions must be given when the database is opened. */
export async function openUnlocked(
  files: Pick<PGliteOptions, "dataDir" | "fs">,
  afterClose: () => void = () => {},
): Promise<EmbeddedDatabase> {
  const client = await PGlite.create({ ...files, extensions: { pg_trgm, unaccent } });
  const wrap = (given: PGlite) =>
    drizzle({ client: given, casing: "snake_case", logger: tableRecorder }) as unknown as Db;
  const db = wrap(client);
  let closing: Promise<void> | undefined;
  return {
    kind: "embedded",
    client,
    db,
    readers: onlyPrimary(db),
    readOnly: wrap(readOnlyClient(client)),
    listen: (channel, onNotice) => client.listen(channel, onNotice),
    close: () => (closing ??= client.close().finally(afterClose)),
  };
}
