import { resolve } from "node:path";
import { restoreArchive } from "#app/platform/backup/restore.ts";
import { openDatabase } from "#app/platform/db/open-database.ts";
import { readEnv } from "#app/platform/env.ts";
import { createFileStore } from "#app/platform/files/create-file-store.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { jobDefinitions } from "./job-table.ts";
import { endWithFault } from "./stop.ts";

const usage = `Usage: npm run restore -- FILE.tar.gz [--replace]

Restores an archive of \`npm run backup\` into the database and the file storage of the environment. The database must be
empty; --replace throws away what it holds.`;

async function main(args: string[]): Promise<void> {
  const replace = args.includes("--replace");
  const [path, ...more] = args.filter((arg) => arg !== "--replace");
  if (!path || path.startsWith("-") || more.length > 0) {
    console.error(usage);
    process.exit(2);
  }
  const env = readEnv();
  const log = createLog("warn");
  const database = await openDatabase(env, log);
  try {
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
  } finally {
    await database.close();
  }
}

await main(process.argv.slice(2)).then(() => process.exit(0), endWithFault);
