import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { loadTexts } from "#app/content/articles/first-edition.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { jobDefinitions } from "#server/job-table.ts";
import { createDatabase, templateName } from "#test/administer-server.ts";
import { prepareEmbedded } from "#test/embedded-template.ts";
import { startCluster } from "#test/postgres-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The files of an embedded database with all tables and no rows. */
    embeddedTemplate: string;
    /** The files of one without any table. */
    embeddedEmpty: string;
    serverUrl: string;
  }
}

/** Both kinds of database are migrated once; every test file then gets its own copy. */
export default async function setUp(project: TestProject) {
  const cluster = await prepareServer();
  // Afterwards: it blocks this process for longer than a connection to the server may take.
  const embedded = await prepareEmbedded();
  project.provide("embeddedTemplate", join(embedded.migrated, "postgres"));
  project.provide("embeddedEmpty", join(embedded.empty, "postgres"));
  project.provide("serverUrl", cluster.url);
  return () => cluster.stop();
}

async function prepareServer() {
  const cluster = await startCluster();
  await createDatabase(cluster.url, templateName);
  const url = `${cluster.url}/${templateName}`;
  const database = openServer({ url, pool: 2, log: createLog("silent") });
  await migrateDatabase(database);
  await loadTexts(database.db);
  await (
    await openJobs(database, jobDefinitions, createLog("silent"), "http://localhost:3000")
  ).stop();
  await database.close();
  return cluster;
}
