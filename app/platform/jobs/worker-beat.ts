import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

export const workerBeatJob = defineJob<object>("worker-beat", { schedule: "* * * * *" });

/** Six times the polling interval of the workers. */
const patienceSeconds = 60;

export async function hasWorker(db: Db): Promise<boolean> {
  const { name } = workerBeatJob;
  const { rows } = await db.execute<{ works: boolean }>(
    sql`select exists(select from pgboss.schedule where name = ${name})
          and not exists(select from pgboss.job where name = ${name} and state in ('created', 'retry')
            and start_after < now() - make_interval(secs => ${patienceSeconds})) as works`,
  );
  return rows[0]!.works;
}
