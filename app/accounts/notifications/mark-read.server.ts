import { notificationsTopic } from "./notification-kind.ts";
import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { notifications } from "./notifications.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Marks as read when its page is opened. */
export const markSeen = (
  tx: Db,
  userId: string,
  keys: readonly string[],
  now: Date,
): Promise<void> => markRead(tx, userId, inArray(notifications.key, keys), now);

export const markAllRead = (db: Db, userId: string, now: Date): Promise<void> =>
  db.transaction((tx) => markRead(tx, userId, undefined, now));

export function openNotification(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const href = await findNotificationHref(tx, userId, id);
    if (href !== null) await markRead(tx, userId, eq(notifications.id, id), now);
    return href;
  });
}

export async function findNotificationHref(
  db: Db,
  userId: string,
  id: string,
): Promise<string | null> {
  const [found] = await db
    .select({ href: notifications.href })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)));
  return found?.href ?? null;
}

async function markRead(tx: Db, userId: string, which: SQL | undefined, now: Date): Promise<void> {
  const unread = and(eq(notifications.userId, userId), isNull(notifications.readAt), which);
  const [any] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(unread)
    .limit(1);
  if (!any) return;
  // Before the rows are locked, as in `notify`.
  await publishChanges(tx, [{ userId, topic: notificationsTopic }]);
  await tx.update(notifications).set({ readAt: now }).where(unread);
}
