import { and, eq, gt, sql } from "drizzle-orm";
import { attemptLimits } from "./attempt-limits.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { networkPrefix } from "#app/shared/network-prefix.ts";

/** How many attempts are allowed within a window. Counted in the database, so that it holds across processes and restarts. */
export interface RateLimit {
  max: number;
  windowMinutes: number;
  keyOf(subject: string): string;
}

interface LimitOptions {
  max: number;
  windowMinutes: number;
  perAddress?: true;
}

/** Declared beside the command that it limits. The name is part of stored keys. */
export const defineRateLimit = (
  name: string,
  { max, windowMinutes, perAddress }: LimitOptions,
): RateLimit => ({
  max,
  windowMinutes,
  keyOf: (subject) => `${name}:${perAddress ? networkPrefix(subject) : subject}`,
});

export const allowAttempt = async (
  db: Db,
  limit: RateLimit,
  subject: string,
  now: Date,
): Promise<boolean> => (await countAttempt(db, limit, subject, now)).count <= limit.max;

/** For callers that say how many attempts are left, and when the window ends. */
export async function countAttempt(
  db: Db,
  limit: RateLimit,
  subject: string,
  now: Date,
): Promise<{ count: number; windowEndsAt: Date }> {
  const windowEndsAt = new Date(now.getTime() + limit.windowMinutes * 60_000);
  const over = sql`${attemptLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(attemptLimits)
    .values({ key: limit.keyOf(subject), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attemptLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${attemptLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${attemptLimits.windowEndsAt} end`,
      },
    })
    .returning(pick(attemptLimits, "count", "windowEndsAt"));
  return row!;
}

export async function resetAttempts(db: Db, limit: RateLimit, subject: string): Promise<void> {
  await db.delete(attemptLimits).where(eq(attemptLimits.key, limit.keyOf(subject)));
}

/** Refunds a single attempt after a success: a reset would let an attacker clear their failures on other accounts by signing in to their own. */
export async function refundAttempt(db: Db, limit: RateLimit, subject: string): Promise<void> {
  const here = eq(attemptLimits.key, limit.keyOf(subject));
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
