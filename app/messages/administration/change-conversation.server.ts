import { threadTopic } from "#app/messages/thread/thread.ts";
import { eq } from "drizzle-orm";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import type { ConversationStatus } from "#app/messages/leads/lead.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { changedFields } from "#app/platform/audit/changed-fields.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface ConversationChange {
  conversationId: string;
  actorId: string;
  requestId?: string | null;
}

export type ConversationOutcome =
  | { ok: true; changed: boolean }
  | { ok: false; reason: "not-found" };

/** Moves it to both archives. Both people can still write: a new message makes it active again. */
export const archiveConversation = (db: Db, change: ConversationChange) =>
  setStatus(db, change, "archived");

export const closeConversation = (db: Db, change: ConversationChange) =>
  setStatus(db, change, "closed");

export const reopenConversation = (db: Db, change: ConversationChange) =>
  setStatus(db, change, "active");

const participles: Record<ConversationStatus, string> = {
  archived: "conversation-archived",
  closed: "conversation-closed",
  active: "conversation-reopened",
};

async function setStatus(
  db: Db,
  { conversationId, actorId, requestId = null }: ConversationChange,
  status: ConversationStatus,
): Promise<ConversationOutcome> {
  return db.transaction(async (tx): Promise<ConversationOutcome> => {
    const [before] = await tx
      .select({
        buyerId: conversations.buyerId,
        ownerId: conversations.ownerId,
        status: conversations.status,
        closedBy: conversations.closedBy,
      })
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for("no key update");
    if (!before) return { ok: false, reason: "not-found" };
    const { buyerId, ownerId, ...state } = before;
    // Closing what one of the two had closed takes away their right to reopen it.
    const changes = changedFields(state, { status, closedBy: null });
    if (!changes) return { ok: true, changed: false };
    await tx
      .update(conversations)
      .set({ status, closedBy: null })
      .where(eq(conversations.id, conversationId));
    await recordAudit(tx, {
      actorId,
      action: participles[status],
      subjectType: "conversation",
      subjectId: conversationId,
      details: { ...changes },
      requestId,
    });
    const topic = threadTopic(conversationId);
    await publishChanges(tx, [
      { userId: buyerId, topic },
      { userId: ownerId, topic },
    ]);
    return { ok: true, changed: true };
  });
}
