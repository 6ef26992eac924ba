import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import pg from "pg";
import type { Database } from "#app/platform/db/db.ts";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { openEmbedded } from "#app/platform/db/open-embedded.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { openJobs } from "#app/platform/jobs/jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { jobDefinitions } from "#server/job-table.ts";
import { startCluster } from "#test/postgres-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    embeddedTemplate: string;
    serverUrl: string;
  }
}

export const templateName = "relevo_template";

/** Both kinds of database are migrated once; every test file then gets a copy of its own. */
export default async function setUp(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "relevo-test-"));
  const cluster = await startCluster();
  await createDatabase(cluster.url, templateName);
  await prepare(
    openServer({ url: `${cluster.url}/${templateName}`, pool: 2, log: createLog("silent") }),
  );
  await prepare(await openEmbedded(folder));
  project.provide("embeddedTemplate", join(folder, "postgres"));
  project.provide("serverUrl", cluster.url);
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function prepare(database: Database): Promise<void> {
  await migrateDatabase(database);
  const runner = await openJobs(database, jobDefinitions, createLog("silent"));
  await runner.stop();
  await database.close();
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}
