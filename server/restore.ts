import { resolve } from "node:path";
import { restoreArchive } from "#app/platform/backup/restore.ts";
import { createFileStore } from "#app/platform/files/create-file-store.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { misused, runCommand, takeFlag, withDatabase } from "./command.ts";
import { jobDefinitions } from "./job-table.ts";

const usage = `Usage: npm run restore -- FILE.tar.gz [--replace] [--create]

Restores an archive of \`npm run backup\` into the database and the file storage of the environment. The database must be
empty; --replace throws away what it holds. --create makes the embedded database if there is none.`;

await runCommand(usage, async (args) => {
  const [replace, others] = takeFlag(args, "--replace");
  const [mayCreate, [path, ...more]] = takeFlag(others, "--create");
  if (!path || path.startsWith("-") || more.length > 0) return misused;
  await withDatabase({ mayCreate }, async ({ env, log, database }) => {
    const manifest = await restoreArchive(
      {
        database,
        files: createFileStore(env),
        prepareJobs: async () =>
          (await openJobs(database, jobDefinitions, log, env.APP_URL)).stop(),
        replace,
        progress: (step) => console.log(step),
      },
      resolve(path),
    );
    console.log(
      `Restored the backup of ${manifest.createdAt}. All counts and checksums agree with the archive.`,
    );
  });
});
