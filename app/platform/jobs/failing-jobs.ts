import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";

/** Below this a failure may be temporary and needs no attention. */
const failingFrom = 3;

const failures = sql`retry_count + case when state in ('retry', 'failed') then 1 else 0 end`;

export const viewedState = sql`case
  when state = 'failed' or (state in ('retry', 'active') and ${failures} >= ${sql.raw(String(failingFrom))}) then 'failed'
  when state = 'active' then 'running'
  when state in ('created', 'retry') then 'waiting' end`;

export async function countFailingJobs(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where ${viewedState} = 'failed'`,
  );
  return rows[0]!.count;
}

/** By job, those whose latest attempt began since then. */
export async function listNewlyFailing(db: Db, since: Date) {
  const { rows } = await db.execute<{ name: string; jobs: number }>(
    sql`select name, count(*)::int as jobs from pgboss.job
      where ${viewedState} = 'failed' and started_on >= ${since.toISOString()}::timestamptz
      group by name order by name`,
  );
  return rows;
}
