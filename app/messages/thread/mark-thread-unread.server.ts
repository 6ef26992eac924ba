import { threadTopic } from "#app/messages/thread/thread-topic.ts";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { changeMember } from "#app/messages/thread/change-member.server.ts";
import { findOwnThread, type OwnThread } from "#app/messages/thread/find-own-thread.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** For the reader only: the sender still sees when the messages were read. False where it is not their conversation. */
export async function markThreadUnread(db: Db, asked: OwnThread & { now: Date }): Promise<boolean> {
  const { conversationId, userId, now } = asked;
  return db.transaction(async (tx) => {
    if (!(await findOwnThread(tx, asked))) return false;
    await changeMember(tx, conversationId, userId, { markedUnreadAt: now });
    await publishChanges(tx, [{ userId, topic: threadTopic(conversationId) }]);
    return true;
  });
}
