import { and, eq, gt } from "drizzle-orm";
import {
  notificationChoices,
  notifications,
  pushSubscriptions,
} from "#app/accounts/notifications/notifications.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readInBatches } from "#app/shared/batches.ts";

export const exportNotifications = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({
          id: notifications.id,
          kind: notifications.kind,
          title: notifications.title,
          text: notifications.text,
          href: notifications.href,
          createdAt: notifications.createdAt,
          readAt: notifications.readAt,
        })
        .from(notifications)
        .where(
          and(eq(notifications.userId, userId), after ? gt(notifications.id, after) : undefined),
        )
        .orderBy(notifications.id)
        .limit(size),
    (row) => row.id,
  );

/** Without the keys of browsers, which are secrets. */
export async function exportNotificationSettings(db: Db, userId: string): Promise<object> {
  return {
    choices: await db
      .select({
        kind: notificationChoices.kind,
        channel: notificationChoices.channel,
        enabled: notificationChoices.enabled,
      })
      .from(notificationChoices)
      .where(eq(notificationChoices.userId, userId)),
    browsers: await db
      .select({ endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId)),
  };
}
