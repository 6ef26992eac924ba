import { afterAll, beforeAll, describe, inject } from "vitest";
import type { Database, Db } from "#app/platform/db/db.ts";
import { type JobRunner, openJobs } from "#app/platform/jobs/open-jobs.ts";
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

type Tests = (world: () => World, kind: Database["kind"]) => void;

/** Runs the tests on a PostgreSQL server, with a fresh copy of the migrated template. */
export const withDatabase = (tests: Tests): void => runOn("server", copyServer, tests);

export const withEmbedded = (tests: Tests): void => runOn("embedded", copyEmbedded, tests);

/**
 * Also runs on the embedded database, for what depends on the database: migrations, triggers, locks, jobs, search, backups. A file
 * with other tests, too, returns before them if `kind` is "embedded".
 */
export function eachDatabase(tests: Tests): void {
  describe("on the embedded database", () => {
    withEmbedded(tests);
  });
  describe("on the server", () => {
    withDatabase(tests);
  });
}

const copyEmbedded = () => openInMemory(inject("embeddedTemplate"));
const copyServer = () => openOnServer({ pool: 5, template: templateName });

function runOn(
  kind: Database["kind"],
  copy: () => Promise<{ database: Database; end: () => Promise<void> }>,
  tests: Tests,
): void {
  let world: World;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const copied = await copy();
    const { database } = copied;
    const jobs = await openJobs(
      database,
      jobDefinitions,
      createLog("silent"),
      "http://localhost:3000",
    );
    world = { database, db: database.db, jobs };
    end = async () => {
      await jobs.stop();
      await copied.end();
    };
  });
  afterAll(() => end());
  tests(() => world, kind);
}
