import { and, eq, gt, sql } from "drizzle-orm";
import { attemptLimits } from "#app/accounts/accounts.table.ts";
import { attemptKey, type AttemptRule, attemptRules } from "#app/accounts/attempt-rules.ts";
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

/** The same by the name of the rule; `subject` is the account or the network address that it counts for. */
export const mayTry = (db: Db, rule: AttemptRule, subject: string, now: Date): Promise<boolean> =>
  takeAttempt(db, attemptKey(rule, subject), attemptRules[rule], now);

/** A right answer costs nothing: the failures before it are forgotten. */
export async function forgetAttempts(db: Db, rule: AttemptRule, subject: string): Promise<void> {
  await db.delete(attemptLimits).where(eq(attemptLimits.key, attemptKey(rule, subject)));
}

/** Takes one attempt back, and no more: somebody's own right answers must not wipe out their tries at others' accounts. */
export async function giveBackAttempt(db: Db, rule: AttemptRule, subject: string): Promise<void> {
  const here = eq(attemptLimits.key, attemptKey(rule, subject));
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
