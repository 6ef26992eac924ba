import type { Database } from "#app/platform/db/db.ts";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { type JobRunner, openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { jobDefinitions } from "#server/job-table.ts";
import { startCluster } from "#test/postgres-cluster.ts";

interface BenchDatabase extends Pick<Database, "db"> {
  jobs: JobRunner;
  url: string;
}

/** A migrated, empty database on a PostgreSQL server of its own, which ends with the work. */
export async function withDatabase<Result>(
  work: (database: BenchDatabase) => Promise<Result>,
): Promise<Result> {
  const cluster = await startCluster();
  const url = `${cluster.url}/postgres`;
  const log = createLog("silent");
  const database = openServer({ url, pool: 10, log });
  try {
    await migrateDatabase(database);
    const jobs = await openJobs(database, jobDefinitions, log, "http://localhost:3000");
    const result = await work({ db: database.db, jobs, url });
    await jobs.stop();
    return result;
  } finally {
    await database.close();
    await cluster.stop();
  }
}
