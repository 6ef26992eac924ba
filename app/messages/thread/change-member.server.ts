import { conversationMembers } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";

type MemberChange = Partial<
  Omit<typeof conversationMembers.$inferInsert, "conversationId" | "userId">
>;

/** Changes what one person keeps about a conversation. The caller has made sure that they are part of it. */
export async function changeMember(
  tx: Db,
  conversationId: string,
  userId: string,
  change: MemberChange,
): Promise<void> {
  await tx
    .insert(conversationMembers)
    .values({ conversationId, userId, ...change })
    .onConflictDoUpdate({
      target: [conversationMembers.conversationId, conversationMembers.userId],
      set: change,
    });
}
