import { migrate as migrateServer } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleClient } from "drizzle-orm/node-postgres";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { join } from "node:path";
import type pg from "pg";
import type { Database } from "#app/platform/db/db.ts";
import { projectRoot } from "#app/platform/project-root.ts";

export const migrationsFolder = join(projectRoot, "app/platform/db/migrations");

const lockKey = 7_355_608;

/** In one transaction, so that a killed process leaves nothing half done. On a server one process migrates while the others wait. */
export async function migrateDatabase(database: Database): Promise<void> {
  if (database.kind === "server")
    await withMigrationLock(database.pool, (client) =>
      migrateServer(drizzleClient({ client }), { migrationsFolder }),
    );
  else await migrateEmbedded(database.db as unknown as PgliteDatabase, { migrationsFolder });
}

async function withMigrationLock(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await work(client);
  } finally {
    client.release(true);
  }
}
