import { and, desc, eq, or } from "drizzle-orm";
import { conversations } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export async function findThreadBetween(db: Db, one: string, other: string) {
  const [thread] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      or(
        and(eq(conversations.buyerId, one), eq(conversations.ownerId, other)),
        and(eq(conversations.buyerId, other), eq(conversations.ownerId, one)),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt))
    .limit(1);
  return thread ?? null;
}
