import { count, desc, eq } from "drizzle-orm";
import { notifications } from "./notifications.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";
import { pick } from "#app/platform/db/pick.ts";

export const listNotifications = (db: Db, userId: string, page: Page) =>
  db
    .select(pick(notifications, "id", "kind", "title", "text", "readAt", "createdAt"))
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(page.size)
    .offset(offsetOf(page));

export async function countNotifications(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(notifications)
    .where(eq(notifications.userId, userId));
  return row!.total;
}
