import type { Database } from "#app/platform/db/db.ts";
import { openEmbedded } from "#app/platform/db/open-embedded.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import type { Env } from "#app/platform/env.ts";
import type { Log } from "#app/platform/log.ts";

export async function openDatabase(env: Env, log: Log): Promise<Database> {
  return env.DATABASE_URL
    ? openServer({
        url: env.DATABASE_URL,
        replicaUrl: env.DATABASE_REPLICA_URL,
        pool: env.DATABASE_POOL,
        log,
      })
    : openEmbedded(env.DATA_DIR);
}
