import { and, eq, inArray, isNull, not, sql } from "drizzle-orm";
import { messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Marks what waits for the reader as read, and returns whose message it was in which conversation. */
export function readMessages(tx: Db, userId: string, ids: readonly string[], now: Date) {
  return tx
    .update(messages)
    .set({
      readAt: now,
      deliveredAt: sql`coalesce(${messages.deliveredAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        inArray(messages.conversationId, ids),
        eq(messages.recipientId, userId),
        isNull(messages.readAt),
        not(messages.withheld),
      ),
    )
    .returning({ senderId: messages.senderId, conversationId: messages.conversationId });
}
