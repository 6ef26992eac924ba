import { sql } from "drizzle-orm";
import { listAdministrators } from "#app/accounts/administration/list-administrators.queries.server.ts";
import { findLastBackup } from "#app/platform/backup/last-backup.ts";
import type { Db } from "#app/platform/db/db.ts";
import { countFailingJobs } from "#app/platform/jobs/failing-jobs.ts";
import { workerBeatJob } from "#app/platform/jobs/worker-beat.ts";

/** It beats every minute. */
const maxBeatMinutes = 5;

export async function describeWorker(db: Db): Promise<string> {
  const { rows } = await db.execute<{ minutes: number | null }>(
    sql`select floor(extract(epoch from now() - max(completed_on)) / 60)::int as minutes
        from pgboss.job where name = ${workerBeatJob.name} and state = 'completed'`,
  );
  const minutes = rows[0]!.minutes;
  if (minutes === null) throw new Error("no job has run yet: start the site, or npm run worker");
  if (minutes > maxBeatMinutes)
    throw new Error(`no job has run for ${minutes} minutes: start the site, or npm run worker`);
  const failing = await countFailingJobs(db);
  if (failing > 0) throw new Error(`${failing} jobs are failing, see /admin/jobs`);
  return `ran jobs ${minutes === 0 ? "less than a minute" : `${minutes} minutes`} ago, none is failing`;
}

export async function describeAdministrators(db: Db): Promise<string> {
  const active = (await listAdministrators(db)).filter(({ deactivatedAt }) => !deactivatedAt);
  if (!active.some(({ adminAreas }) => adminAreas === null))
    throw new Error("nobody may do everything: npm run admin -- create EMAIL makes one");
  const without = active.filter(({ hasTwoStep }) => !hasTwoStep).length;
  return `${active.length} in use, ${without} of them without two-step sign-in`;
}

/** A daily schedule may be late, and may be skipped once. */
const maxBackupHours = 50;

export async function describeBackup(dataDir: string, now: Date): Promise<string> {
  const last = await findLastBackup(dataDir);
  if (!last) throw new Error("none was made on this machine: npm run backup -- FILE.tar.gz");
  const hours = Math.floor((now.getTime() - last.getTime()) / 3_600_000);
  if (hours > maxBackupHours) throw new Error(`the last one is ${hours} hours old`);
  return `the last one is ${hours} hours old`;
}
