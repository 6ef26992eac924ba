import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import type { Database, Db } from "#app/platform/db/db.ts";
import { openUnlocked } from "#app/platform/db/open-embedded.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { type JobRunner, openJobs } from "#app/platform/jobs/jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { jobDefinitions } from "#server/job-table.ts";

export interface World {
  database: Database;
  db: Db;
  jobs: JobRunner;
}

/** Runs the same tests on the embedded database and on a PostgreSQL server, each with a fresh copy of the migrated template. */
export function eachDatabase(run: (world: () => World) => void): void {
  describe.each([
    ["embedded", copyEmbedded],
    ["server", copyServer],
  ] as const)("on the %s database", (_kind, copy) => {
    let world: World;
    let end: () => Promise<void>;
    beforeAll(async () => {
      const { database, remove } = await copy();
      const jobs = await openJobs(database, jobDefinitions, createLog("silent"));
      world = { database, db: database.db, jobs };
      end = async () => {
        await jobs.stop();
        await database.close();
        await remove();
      };
    });
    afterAll(() => end());
    run(() => world);
  });
}

async function copyEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), "relevo-db-"));
  cpSync(inject("embeddedTemplate"), folder, { recursive: true });
  const database: Database = await openUnlocked(folder);
  return { database, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function copyServer() {
  const url = inject("serverUrl");
  const name = `t_${randomBytes(6).toString("hex")}`;
  await administer(url, `create database ${name} template relevo_template`);
  const database: Database = openServer({
    url: `${url}/${name}`,
    pool: 5,
    log: createLog("silent"),
  });
  return { database, remove: () => administer(url, `drop database ${name} with (force)`) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
