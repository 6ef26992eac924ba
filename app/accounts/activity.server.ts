import { and, eq, lt } from "drizzle-orm";
import { sessions, users } from "#app/accounts/accounts.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Log } from "#app/platform/log.ts";

const everyMs = 5 * 60_000;
/** A map that only grew would be a leak; forgetting costs a needless UPDATE that changes nothing. */
const maxRemembered = 10_000;

export interface Activity {
  /** Returns at once; what is written is written after the answer. */
  seen(userId: string, sessionId: string): void;
  /** Ends when everything noted so far is written. */
  settled(): Promise<void>;
}

/**
 * Keeps "last active" true without a write per request: at most one per session and five minutes in this process, and the
 * database changes a row only where no other process has just done so.
 */
export function createActivity(db: Db, log: Log, now: () => number = Date.now): Activity {
  const written = new Map<string, number>();
  let pending: Promise<void> = Promise.resolve();

  async function write(userId: string, sessionId: string, time: number): Promise<void> {
    const at = new Date(time);
    const before = new Date(time - everyMs);
    try {
      await db
        .update(users)
        .set({ lastActiveAt: at })
        .where(and(eq(users.id, userId), lt(users.lastActiveAt, before)));
      await db
        .update(sessions)
        .set({ updatedAt: at })
        .where(and(eq(sessions.id, sessionId), lt(sessions.updatedAt, before)));
    } catch (error) {
      written.delete(sessionId);
      log.warn({ err: error }, "activity not noted");
    }
  }

  return {
    seen(userId, sessionId) {
      const time = now();
      if (time - (written.get(sessionId) ?? 0) < everyMs) return;
      if (written.size >= maxRemembered) written.clear();
      written.set(sessionId, time);
      pending = pending.then(() => write(userId, sessionId, time));
    },
    settled: () => pending,
  };
}
