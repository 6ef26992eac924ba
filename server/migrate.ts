import { loadTexts } from "#app/content/articles/first-edition.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { release } from "#app/platform/release.server.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { misused, runCommand, takeFlag, withDatabase } from "./command.ts";
import { jobDefinitions } from "./job-table.ts";

const usage = `Usage: npm run migrate [-- --create]

Brings the database to the schema of this release, as every start does. --create makes the embedded database if there
is none.`;

await runCommand(usage, async (args) => {
  const [mayCreate, others] = takeFlag(args, "--create");
  if (others.length > 0) return misused;
  await withDatabase({ mayCreate }, async ({ env, log, database }) => {
    await migrateDatabase(database);
    await loadTexts(database.db);
    await (await openJobs(database, jobDefinitions, log, env.APP_URL)).stop();
    console.log(`The database is at ${release.migration}.`);
  });
});
