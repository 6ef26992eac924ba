import { threadTopic } from "#app/messages/thread/thread-topic.ts";
import { and, eq, isNotNull } from "drizzle-orm";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { markSeen } from "#app/accounts/notifications/mark-read.server.ts";
import { readMessages } from "#app/messages/thread/read-messages.server.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import { messageKey } from "#app/messages/thread/message-key.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface ReadThread {
  conversationId: string;
  userId: string;
  now: Date;
}

/** The reader has seen the conversation: what waited for them is read. Returns how many messages that changed. */
export async function markThreadRead(
  tx: Db,
  { conversationId, userId, now }: ReadThread,
): Promise<number> {
  const read = await readMessages(tx, userId, [conversationId], now);
  const [first] = read;
  const unmarked = await tx
    .update(conversationMembers)
    .set({ markedUnreadAt: null })
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        eq(conversationMembers.userId, userId),
        isNotNull(conversationMembers.markedUnreadAt),
      ),
    )
    .returning({ userId: conversationMembers.userId });
  if (first || unmarked.length > 0)
    // The counters of both people at once, and first: they are locked in a fixed order.
    await publishChanges(
      tx,
      [userId, ...(first ? [first.senderId] : [])].map((each) => ({
        userId: each,
        topic: threadTopic(conversationId),
      })),
    );
  await markSeen(tx, userId, [messageKey(conversationId)], now);
  return read.length;
}
