import { and, eq } from "drizzle-orm";
import { conversations } from "#app/messages/messages.table.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { conversationMembers } from "./members.table.ts";
import {
  findOwnThread,
  findThread,
  lockOwnThread,
  type OwnThread,
  participantsOf,
} from "./thread.queries.server.ts";
import type { LeadRecordInput } from "./thread.schema.ts";
import { canReopen } from "./thread.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { publishThread } from "./publish-thread.server.ts";

/** The blocked person is not notified: their messages are withheld from now on, and stay so. */
export async function blockPerson(
  db: Db,
  { blocked, now, ...own }: OwnThread & { blocked: boolean; now: Date },
): Promise<boolean> {
  const { conversationId, userId: blockerId } = own;
  return db.transaction(async (tx) => {
    const thread = await findOwnThread(tx, own);
    // A broker keeps nobody from the owner.
    if (!thread || (blocked && thread.representedId && thread.ownerId === blockerId)) return false;
    const block = { blockerId, blockedId: thread.other.id };
    if (blocked)
      await tx
        .insert(userBlocks)
        .values({ ...block, createdAt: now })
        .onConflictDoNothing();
    else await unblockPerson(tx, block);
    await publishThread(tx, conversationId, [blockerId]);
    return true;
  });
}

/** Messages sent meanwhile stay withheld. False if the person was not blocked. */
export async function unblockPerson(
  tx: Db,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<boolean> {
  const removed = await tx
    .delete(userBlocks)
    .where(and(eq(userBlocks.blockerId, blockerId), eq(userBlocks.blockedId, blockedId)))
    .returning({ blockedId: userBlocks.blockedId });
  return removed.length > 0;
}

/** Visible only to this person, who is not the buyer. */
export async function saveLeadRecord(
  db: Db,
  { input, ...own }: OwnThread & { input: LeadRecordInput },
): Promise<boolean> {
  const { conversationId, userId } = own;
  return db.transaction(async (tx) => {
    const thread = await findOwnThread(tx, own);
    if (!thread || thread.buyerId === userId) return false;
    await tx
      .insert(conversationMembers)
      .values({ conversationId, userId, ...input })
      .onConflictDoUpdate({
        target: [conversationMembers.conversationId, conversationMembers.userId],
        set: input,
      });
    await publishThread(tx, conversationId, [userId]);
    return true;
  });
}

/** Only the owner, and only if their privacy settings allow it; taking it back is always possible. */
export async function shareContact(
  db: Db,
  { isShared, now, ...own }: OwnThread & { isShared: boolean; now: Date },
): Promise<boolean> {
  const { conversationId, userId } = own;
  return db.transaction(async (tx) => {
    const thread = await lockOwnThread(tx, own);
    if (thread?.ownerId !== userId) return false;
    if ((thread.contactSharedAt !== null) === isShared) return true;
    if (isShared && !(await findThread(tx, conversationId, userId))?.mayShareContact) return false;
    await tx
      .update(conversations)
      .set({ contactSharedAt: isShared ? now : null })
      .where(eq(conversations.id, conversationId));
    await recordAudit(tx, { actorId: userId }, isShared ? "contact-shared" : "contact-unshared", [
      "conversation",
      conversationId,
    ]);
    await publishThread(tx, conversationId, participantsOf(thread));
    return true;
  });
}

/** Closing it again changes nothing, not even who may reopen it. */
export const closeThread = (db: Db, own: OwnThread) => setClosed(db, own, true);

export const reopenThread = (db: Db, own: OwnThread) => setClosed(db, own, false);

function setClosed(db: Db, own: OwnThread, isClosed: boolean) {
  const { conversationId, userId } = own;
  return db.transaction(async (tx) => {
    const thread = await lockOwnThread(tx, own);
    if (!thread) return { ok: false, reason: "not-found" } as const;
    if ((thread.status === "closed") === isClosed) return { ok: true } as const;
    if (!isClosed && !canReopen(thread, userId)) return { ok: false, reason: "not-yours" } as const;
    await tx
      .update(conversations)
      .set(isClosed ? { status: "closed", closedBy: userId } : { status: "active", closedBy: null })
      .where(eq(conversations.id, conversationId));
    await recordAudit(
      tx,
      { actorId: userId },
      isClosed ? "conversation-closed" : "conversation-reopened",
      ["conversation", conversationId],
    );
    await publishThread(tx, conversationId, participantsOf(thread));
    return { ok: true } as const;
  });
}
