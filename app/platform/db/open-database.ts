import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#app/platform/db/db.ts";
import { openEmbedded } from "#app/platform/db/open-embedded.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import type { Env } from "#app/platform/env.ts";
import type { Log } from "#app/platform/log.ts";
import { OperatorError } from "#app/shared/operator-error.ts";

export async function openDatabase(env: Env, log: Log): Promise<Database> {
  return env.DATABASE_URL
    ? openServer({
        url: env.DATABASE_URL,
        replicaUrls: env.DATABASE_REPLICA_URL,
        pool: env.DATABASE_POOL,
        log,
      })
    : openEmbedded(env.DATA_DIR);
}

export class NoDatabaseError extends OperatorError {
  constructor({ DATA_DIR }: Env) {
    super(
      `There is no database in ${DATA_DIR}. Set DATABASE_URL or DATA_DIR, in the environment or in .env. To make one: npm run migrate -- --create.`,
    );
    this.name = "NoDatabaseError";
  }
}

/** A mistyped variable must not create an empty database that looks like the site's own. */
export async function openExistingDatabase(env: Env, log: Log): Promise<Database> {
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, "postgres")))
    throw new NoDatabaseError(env);
  return openDatabase(env, log);
}
