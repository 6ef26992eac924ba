import { and, eq, or } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { getUserStats } from "#app/accounts/users.queries.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readRows } from "#app/platform/db/read-rows.ts";
import {
  notificationChoices,
  notifications,
  pushSubscriptions,
} from "#app/accounts/notifications/notifications.table.ts";
import { pick } from "#app/platform/db/pick.ts";

export async function exportProfile(db: Db, userId: string): Promise<object> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return { ...user, stats: await getUserStats(db, userId) };
}

/** Without the token, which is a secret. */
export const exportSessions = (db: Db, userId: string) =>
  readRows(
    db,
    sessions,
    pick(sessions, "id", "ipAddress", "userAgent", "createdAt", "expiresAt"),
    eq(sessions.userId, userId),
  );

/** Other actors are not named. */
export async function* exportEvents(db: Db, userId: string) {
  const rows = readRows(
    db,
    auditLog,
    pick(auditLog, "id", "action", "subjectType", "actorId", "createdAt"),
    or(
      eq(auditLog.actorId, userId),
      and(eq(auditLog.subjectType, "user"), eq(auditLog.subjectId, userId)),
    ),
  );
  for await (const { action, subjectType, actorId, createdAt } of rows)
    yield { action, subjectType, byMe: actorId === userId, createdAt };
}

export const exportNotifications = (db: Db, userId: string) =>
  readRows(
    db,
    notifications,
    pick(notifications, "id", "kind", "title", "text", "href", "createdAt", "readAt"),
    eq(notifications.userId, userId),
  );

/** Without the keys of browsers, which are secrets. */
export async function exportNotificationSettings(db: Db, userId: string): Promise<object> {
  return {
    choices: await db
      .select(pick(notificationChoices, "kind", "channel", "enabled"))
      .from(notificationChoices)
      .where(eq(notificationChoices.userId, userId)),
    browsers: await db
      .select({ endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId)),
  };
}
