import { migrate as migrateServer } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleClient } from "drizzle-orm/node-postgres";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Database } from "#app/platform/db/db.ts";
import { projectRoot } from "#app/platform/project-root.ts";

export const migrationsFolder = join(projectRoot, "app/platform/db/migrations");

const lockKey = 7_355_608;

/** While a migration waits for a table that a long query reads, every other query of that table waits behind it. */
const longestLockMs = 2_000;
const lockAttempts = 30;
const lockNotAvailable = "55P03";

/** In one transaction, so that a killed process leaves nothing half done. On a server one process migrates while the others wait. */
export async function migrateDatabase(database: Database): Promise<void> {
  if (database.kind === "server")
    await withMigrationLock(database.pool, (client) =>
      retryLocked(() => migrateServer(drizzleClient({ client }), { migrationsFolder })),
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
    await client.query(`set lock_timeout = ${longestLockMs}`);
    await work(client);
  } finally {
    client.release(true);
  }
}

async function retryLocked(migrate: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      return await migrate();
    } catch (error) {
      if (attempt === lockAttempts || !isLocked(error)) throw error;
      // Those that waited behind us go first.
      await sleep(longestLockMs / 2);
    }
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: unknown }).code === lockNotAvailable || isLocked(error.cause));
