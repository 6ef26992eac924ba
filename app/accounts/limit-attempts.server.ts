import { sql } from "drizzle-orm";
import { attemptLimits } from "#app/accounts/accounts.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** How often something may be tried within a window. Kept in the database: it holds for all processes and across restarts. */
export interface AttemptLimit {
  max: number;
  windowMinutes: number;
}

/** Counts one attempt under the key; false once there were too many in the window. */
export async function takeAttempt(
  db: Db,
  key: string,
  limit: AttemptLimit,
  now: Date,
): Promise<boolean> {
  const windowEndsAt = new Date(now.getTime() + limit.windowMinutes * 60_000);
  const over = sql`${attemptLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(attemptLimits)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attemptLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${attemptLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${attemptLimits.windowEndsAt} end`,
      },
    })
    .returning({ count: attemptLimits.count });
  return row!.count <= limit.max;
}
