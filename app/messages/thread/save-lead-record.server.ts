import { threadTopic } from "#app/messages/thread/thread-topic.ts";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { changeMember } from "#app/messages/thread/change-member.server.ts";
import { findOwnThread, type OwnThread } from "#app/messages/thread/find-own-thread.server.ts";
import type { LeadRecordInput } from "#app/messages/thread/thread.schema.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Stage, follow-up date and notes, which only the owner keeps and sees. False for anybody else. */
export async function saveLeadRecord(
  db: Db,
  { input, ...asked }: OwnThread & { input: LeadRecordInput },
): Promise<boolean> {
  const { conversationId, userId } = asked;
  return db.transaction(async (tx) => {
    const thread = await findOwnThread(tx, asked);
    if (thread?.ownerId !== userId) return false;
    await changeMember(tx, conversationId, userId, input);
    await publishChanges(tx, [{ userId, topic: threadTopic(conversationId) }]);
    return true;
  });
}
