import { and, eq, lt } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { sessions } from "./sessions.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Log } from "#app/platform/log.ts";

const everyMs = 5 * 60_000;
/** Bounds the map. Clearing it costs one redundant UPDATE per session. */
const maxTracked = 10_000;

export interface Activity {
  record(userId: string, sessionId: string): void;
  flush(): Promise<void>;
}

/** At most one write per session and five minutes; the database skips rows that another process has just updated. */
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
      log.warn({ err: error }, "activity not recorded");
    }
  }

  return {
    record(userId, sessionId) {
      const time = now();
      if (time - (written.get(sessionId) ?? 0) < everyMs) return;
      if (written.size >= maxTracked) written.clear();
      written.set(sessionId, time);
      pending = pending.then(() => write(userId, sessionId, time));
    },
    flush: () => pending,
  };
}
