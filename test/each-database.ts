import { afterAll, beforeAll, describe, inject } from "vitest";
import type { Database, Db } from "#app/platform/db/db.ts";
import { type JobRunner, openJobs } from "#app/platform/jobs/jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { jobDefinitions } from "#server/job-table.ts";
import { templateName } from "#test/administer-server.ts";
import { openInMemory } from "#test/embedded-copy.ts";
import { openOnServer } from "#test/server-database.ts";

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
      const copied = await copy();
      const { database } = copied;
      const jobs = await openJobs(database, jobDefinitions, createLog("silent"));
      world = { database, db: database.db, jobs };
      end = async () => {
        await jobs.stop();
        await copied.end();
      };
    });
    afterAll(() => end());
    run(() => world);
  });
}

const copyEmbedded = () => openInMemory(inject("embeddedTemplate"));
const copyServer = () => openOnServer({ pool: 5, template: templateName });
