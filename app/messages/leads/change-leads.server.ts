import { and, eq, inArray } from "drizzle-orm";
import { markSeen } from "#app/accounts/notifications/mark-read.server.ts";
import type { LeadChange } from "./lead.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import { readMessages } from "#app/messages/thread/reading/mark-read.server.ts";
import { messageKey, threadTopic } from "#app/messages/thread/thread.ts";
import { isKnownThread } from "#app/messages/thread/thread.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { maxTicked } from "#app/ui/bulk/bulk.ts";

interface ChangeLeads {
  userId: string;
  ids: readonly string[];
  change: LeadChange;
  now: Date;
}

/** Changes the person's own conversations. Those already in the requested state count as changed, so that undo covers them. */
export async function changeLeads(db: Db, { userId, ids, change, now }: ChangeLeads) {
  if (ids.length === 0) return [];
  return db.transaction(async (tx) => {
    // Locked in the order of ids, like in every command that changes several.
    const own = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(inArray(conversations.id, ids.slice(0, maxTicked)), isKnownThread(userId)))
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

type MembersChange = { archivedAt: Date | null } | { markedUnreadAt: Date | null };

const membersChange: Record<LeadChange, (now: Date) => MembersChange> = {
  archive: (now) => ({ archivedAt: now }),
  unarchive: () => ({ archivedAt: null }),
  unread: (now) => ({ markedUnreadAt: now }),
  read: () => ({ markedUnreadAt: null }),
};

async function changeMembers(tx: Db, userId: string, ids: string[], change: MembersChange) {
  const { conversationId: thread, userId: member } = conversationMembers;
  // No row means nothing is stored.
  if (Object.values(change).includes(null))
    await tx
      .update(conversationMembers)
      .set(change)
      .where(and(inArray(thread, ids), eq(member, userId)));
  else
    await tx
      .insert(conversationMembers)
      .values(ids.map((conversationId) => Object.assign({ conversationId, userId }, change)))
      .onConflictDoUpdate({ target: [thread, member], set: change });
}
