import { threadTopic } from "#app/messages/thread/thread-topic.ts";
import { and, eq } from "drizzle-orm";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { findOwnThread, type OwnThread } from "#app/messages/thread/find-own-thread.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/**
 * Blocks the other person of a conversation, in all conversations with them, or lifts the block. They are not told: what they send
 * from now on is withheld, and stays so. False where it is not the blocker's conversation.
 */
export async function blockPerson(
  db: Db,
  asked: OwnThread & { blocked: boolean; now: Date },
): Promise<boolean> {
  const { conversationId, userId: blockerId, blocked, now } = asked;
  return db.transaction(async (tx) => {
    const thread = await findOwnThread(tx, asked);
    if (!thread) return false;
    const blockedId = thread.other.id;
    if (blocked)
      await tx
        .insert(userBlocks)
        .values({ blockerId, blockedId, createdAt: now })
        .onConflictDoNothing();
    else
      await tx
        .delete(userBlocks)
        .where(and(eq(userBlocks.blockerId, blockerId), eq(userBlocks.blockedId, blockedId)));
    await publishChanges(tx, [{ userId: blockerId, topic: threadTopic(conversationId) }]);
    return true;
  });
}
