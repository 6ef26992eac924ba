import { threadTopic } from "#app/messages/thread/thread-topic.ts";
import { and, eq, isNull, not } from "drizzle-orm";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** A device of the recipient has heard of every message that waits for them. Their senders see "Delivered". */
export async function markDelivered(db: Db, userId: string, now: Date): Promise<void> {
  const isWaiting = and(
    eq(messages.recipientId, userId),
    isNull(messages.readAt),
    not(messages.withheld),
    isNull(messages.deliveredAt),
  );
  const [any] = await db.select({ id: messages.id }).from(messages).where(isWaiting).limit(1);
  if (!any) return;
  await db.transaction(async (tx) => {
    const delivered = await tx
      .update(messages)
      .set({ deliveredAt: now })
      .where(isWaiting)
      .returning({ conversationId: messages.conversationId, senderId: messages.senderId });
    const senders = new Map(delivered.map((row) => [row.conversationId, row.senderId]));
    await publishChanges(
      tx,
      Array.from(senders, ([conversationId, senderId]) => ({
        userId: senderId,
        topic: threadTopic(conversationId),
      })),
    );
  });
}
