import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { join } from "node:path";
import type { Db, EmbeddedDatabase } from "#app/platform/db/db.ts";
import { lockFolder } from "#app/platform/db/folder-lock.ts";

/** PostgreSQL inside this process, in a folder. Nothing to install; one process only. */
export async function openEmbedded(folder: string): Promise<EmbeddedDatabase> {
  const unlock = lockFolder(folder);
  try {
    const client = await PGlite.create(join(folder, "postgres"));
    return wrapEmbedded(client, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

export function wrapEmbedded(client: PGlite, afterClose: () => void = () => {}): EmbeddedDatabase {
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
