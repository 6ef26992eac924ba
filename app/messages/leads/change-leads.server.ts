import { threadTopic } from "#app/messages/thread/thread-topic.ts";
import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { markSeen } from "#app/accounts/notifications/mark-read.server.ts";
import type { LeadChange } from "#app/messages/leads/lead-change.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { messageKey } from "#app/messages/thread/message-key.ts";
import { readMessages } from "#app/messages/thread/read-messages.server.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { maxTicked } from "#app/ui/bulk/bulk.ts";

export interface ChangeLeads {
  userId: string;
  ids: readonly string[];
  change: LeadChange;
  now: Date;
}

/**
 * One change for many conversations of one's own; others are not found. Whatever is changed already counts as changed: what the
 * user asked for holds afterwards. Returns the ids of the conversations, the same for whoever undoes it.
 */
export async function changeLeads(
  db: Db,
  { userId, ids, change, now }: ChangeLeads,
): Promise<string[]> {
  if (ids.length === 0) return [];
  return db.transaction(async (tx) => {
    // Locked in the order of ids, as everything that changes several conversations.
    const own = await tx
      .select({
        id: conversations.id,
        buyerId: conversations.buyerId,
        ownerId: conversations.ownerId,
      })
      .from(conversations)
      .where(
        and(
          inArray(conversations.id, ids.slice(0, maxTicked)),
          or(eq(conversations.buyerId, userId), eq(conversations.ownerId, userId)),
          sql`(${conversations.messageCount} = 0 or exists (select 1 from messages known
            where known.conversation_id = ${conversations.id} and (known.sender_id = ${userId} or not known.withheld)))`,
        ),
      )
      .orderBy(conversations.id)
      .for("no key update");
    const found = own.map(({ id }) => id);
    if (found.length === 0) return [];
    const readFrom = change === "read" ? await readMessages(tx, userId, found, now) : [];
    await changeMembers(tx, userId, found, membersChange[change](now));
    // An administrator may have archived some for both people.
    if (change === "unarchive")
      await tx
        .update(conversations)
        .set({ status: "active" })
        .where(and(inArray(conversations.id, found), eq(conversations.status, "archived")));
    await publishChanges(tx, [
      ...readFrom.map(({ conversationId, senderId }) => ({
        userId: senderId,
        topic: threadTopic(conversationId),
      })),
      ...found.map((conversationId) => ({ userId, topic: threadTopic(conversationId) })),
    ]);
    if (change === "read") await markSeen(tx, userId, found.map(messageKey), now);
    return found;
  });
}

const membersChange = {
  archive: (now: Date) => ({ archivedAt: now }),
  unarchive: () => ({ archivedAt: null }),
  unread: (now: Date) => ({ markedUnreadAt: now }),
  read: () => ({ markedUnreadAt: null }),
} satisfies Record<LeadChange, (now: Date) => object>;

async function changeMembers(
  tx: Db,
  userId: string,
  ids: string[],
  change: { archivedAt?: Date | null; markedUnreadAt?: Date | null },
): Promise<void> {
  const target = [conversationMembers.conversationId, conversationMembers.userId];
  // What is empty anyway needs no row.
  if (change.archivedAt === null || change.markedUnreadAt === null) {
    await tx
      .update(conversationMembers)
      .set(change)
      .where(
        and(
          inArray(conversationMembers.conversationId, ids),
          eq(conversationMembers.userId, userId),
          isNotNull(
            "archivedAt" in change
              ? conversationMembers.archivedAt
              : conversationMembers.markedUnreadAt,
          ),
        ),
      );
    return;
  }
  await tx
    .insert(conversationMembers)
    .values(ids.map((conversationId) => Object.assign({ conversationId, userId }, change)))
    .onConflictDoUpdate({ target, set: change });
}
