import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";

/** Jobs that were given up after their last try. The queue has no index for them: cache the answer where pages show it. */
export async function countFailedJobs(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where state = 'failed'`,
  );
  return rows[0]!.count;
}
