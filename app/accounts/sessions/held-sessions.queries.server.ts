import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { liveCounters } from "#app/platform/live/live.table.ts";
import type { HeldSession } from "#app/platform/live/live-streams.server.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Valid sessions, each with its person's latest event. */
export const listHeldSessions = (db: Db, sessionIds: string[], now: Date): Promise<HeldSession[]> =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      last: sql<number>`coalesce(${liveCounters.last}, 0)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(liveCounters, eq(liveCounters.userId, sessions.userId))
    .where(
      and(
        inArray(sessions.id, sessionIds),
        gt(sessions.expiresAt, now),
        isNull(users.deactivatedAt),
        isNull(users.deletedAt),
      ),
    );
