import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { drizzle } from "drizzle-orm/pglite";
import { join } from "node:path";
import type { Db, EmbeddedDatabase } from "#app/platform/db/db.ts";
import { lockFolder } from "#app/platform/db/folder-lock.ts";

/** PostgreSQL inside this process, in a folder. Nothing to install; one process only. */
export async function openEmbedded(folder: string): Promise<EmbeddedDatabase> {
  const unlock = lockFolder(folder);
  try {
    return await openUnlocked(join(folder, "postgres"), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** For a folder that nobody else can reach. Extensions have to be there before the database is opened. */
export async function openUnlocked(
  folder: string,
  afterClose: () => void = () => {},
): Promise<EmbeddedDatabase> {
  const client = await PGlite.create(folder, { extensions: { pg_trgm, unaccent } });
  const db = drizzle({ client, casing: "snake_case" }) as unknown as Db;
  let closing: Promise<void> | undefined;
  return {
    kind: "embedded",
    client,
    db,
    replica: db,
    listen: (channel, onNotice) => client.listen(channel, onNotice),
    close: () => (closing ??= client.close().finally(afterClose)),
  };
}
