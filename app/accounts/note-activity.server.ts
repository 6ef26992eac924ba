import { and, eq, lt } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** "Active within thirty days" needs no more than this; a write for every page would be one too many. */
const everyMs = 15 * 60 * 1000;
const mostRemembered = 10_000;

/** Notes when a person was last here, at most every quarter of an hour, whatever number of pages they open. */
export function createActivityNotes(db: Db): (userId: string, now: Date) => Promise<void> {
  const noted = new Map<string, number>();
  return async (userId, now) => {
    const before = noted.get(userId);
    if (before !== undefined && now.getTime() - before < everyMs) return;
    if (noted.size >= mostRemembered) noted.clear();
    noted.set(userId, now.getTime());
    const due = new Date(now.getTime() - everyMs);
    await db
      .update(users)
      .set({ lastActiveAt: now })
      .where(and(eq(users.id, userId), lt(users.lastActiveAt, due)));
  };
}
