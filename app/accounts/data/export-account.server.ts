import { and, eq, gt, or } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { brokerApplications } from "#app/accounts/broker/broker-applications.table.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { getUserStats } from "#app/accounts/users.queries.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readInBatches } from "#app/shared/batches.ts";

export async function exportProfile(db: Db, userId: string): Promise<object> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return { ...user, stats: await getUserStats(db, userId) };
}

/** Without the token, which is a secret. */
export const exportSessions = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({
          id: sessions.id,
          ipAddress: sessions.ipAddress,
          userAgent: sessions.userAgent,
          createdAt: sessions.createdAt,
          expiresAt: sessions.expiresAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), after ? gt(sessions.id, after) : undefined))
        .orderBy(sessions.id)
        .limit(size),
    (row) => row.id,
  );

export const exportApplications = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({
          id: brokerApplications.id,
          licenseNumber: brokerApplications.licenseNumber,
          region: brokerApplications.region,
          brokerage: brokerApplications.brokerage,
          state: brokerApplications.state,
          reason: brokerApplications.reason,
          createdAt: brokerApplications.createdAt,
          decidedAt: brokerApplications.decidedAt,
        })
        .from(brokerApplications)
        .where(
          and(
            eq(brokerApplications.userId, userId),
            after ? gt(brokerApplications.id, after) : undefined,
          ),
        )
        .orderBy(brokerApplications.id)
        .limit(size),
    (row) => row.id,
  );

/** Other actors are not named. */
export async function* exportEvents(db: Db, userId: string) {
  const rows = readInBatches(
    (after: string | null, size) =>
      db
        .select({
          id: auditLog.id,
          action: auditLog.action,
          subjectType: auditLog.subjectType,
          actorId: auditLog.actorId,
          createdAt: auditLog.createdAt,
        })
        .from(auditLog)
        .where(
          and(
            or(
              eq(auditLog.actorId, userId),
              and(eq(auditLog.subjectType, "user"), eq(auditLog.subjectId, userId)),
            ),
            after ? gt(auditLog.id, after) : undefined,
          ),
        )
        .orderBy(auditLog.id)
        .limit(size),
    (row) => row.id,
  );
  for await (const { action, subjectType, actorId, createdAt } of rows)
    yield { action, subjectType, byMe: actorId === userId, createdAt };
}
