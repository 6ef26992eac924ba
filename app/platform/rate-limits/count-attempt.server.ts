import { and, eq, gt, sql } from "drizzle-orm";
import { attemptLimits } from "./attempt-limits.table.ts";
import { rateLimitKey, type RateLimitName, rateLimits } from "./rate-limits.ts";
import type { Db } from "#app/platform/db/db.ts";

/** How many attempts are allowed within a window. Stored in the database, so that it holds across processes and restarts. */
export interface RateLimit {
  max: number;
  windowMinutes: number;
}

/** Counts one attempt for the key; false once there are too many in the window. */
export async function countAttempt(
  db: Db,
  key: string,
  limit: RateLimit,
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

/** The same by the name of the limit; `subject` is the account or network address that it counts for. */
export const allowAttempt = (
  db: Db,
  rule: RateLimitName,
  subject: string,
  now: Date,
): Promise<boolean> => countAttempt(db, rateLimitKey(rule, subject), rateLimits[rule], now);

/** After a success, earlier failures no longer count. */
export async function resetAttempts(db: Db, rule: RateLimitName, subject: string): Promise<void> {
  await db.delete(attemptLimits).where(eq(attemptLimits.key, rateLimitKey(rule, subject)));
}

/** Refunds a single attempt after a success: a reset would let an attacker clear their failures on other accounts by signing in to their own. */
export async function refundAttempt(db: Db, rule: RateLimitName, subject: string): Promise<void> {
  const here = eq(attemptLimits.key, rateLimitKey(rule, subject));
  const gone = await db
    .delete(attemptLimits)
    .where(and(here, eq(attemptLimits.count, 1)))
    .returning({ key: attemptLimits.key });
  if (gone.length > 0) return;
  await db
    .update(attemptLimits)
    .set({ count: sql`${attemptLimits.count} - 1` })
    .where(and(here, gt(attemptLimits.count, 1)));
}
