import { threadTopic } from "#app/messages/thread/thread-topic.ts";
import { eq } from "drizzle-orm";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { changeMember } from "#app/messages/thread/change-member.server.ts";
import { findOwnThread, type OwnThread } from "#app/messages/thread/find-own-thread.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Out of one's own inbox, or back into it. The other person notices nothing. False where it is not their conversation. */
export async function archiveThread(
  db: Db,
  asked: OwnThread & { archived: boolean; now: Date },
): Promise<boolean> {
  const { conversationId, userId, archived, now } = asked;
  return db.transaction(async (tx) => {
    const thread = await findOwnThread(tx, asked);
    if (!thread) return false;
    await changeMember(tx, conversationId, userId, { archivedAt: archived ? now : null });
    // An administrator may have archived it for both.
    if (!archived && thread.status === "archived")
      await tx
        .update(conversations)
        .set({ status: "active" })
        .where(eq(conversations.id, conversationId));
    await publishChanges(tx, [{ userId, topic: threadTopic(conversationId) }]);
    return true;
  });
}
