import { and, eq, isNull } from "drizzle-orm";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** For a page that shows what a notification is about: who has seen it there need not be told of it any more. */
export async function markSeen(tx: Db, userId: string, key: string, now: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.key, key),
        isNull(notifications.readAt),
      ),
    );
}
