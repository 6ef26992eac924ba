import { eq } from "drizzle-orm";
import { publishThread } from "#app/messages/thread/publish-thread.server.ts";
import type { ConversationStatus } from "#app/messages/leads/lead.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { participantsOf } from "#app/messages/thread/thread.queries.server.ts";
import { changedFields } from "#app/platform/audit/changed-fields.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

interface ConversationChange {
  conversationId: string;
  actorId: string;
  requestId?: string | null;
  /** Archived for everybody in it, who can still write: a new message makes it active again. */
  status: ConversationStatus;
}

const actions: Record<ConversationStatus, string> = {
  archived: "conversation-archived",
  closed: "conversation-closed",
  active: "conversation-reopened",
};

export const changeConversation = (
  db: Db,
  { conversationId, actorId, requestId = null, status }: ConversationChange,
) =>
  db.transaction(async (tx) => {
    const [before] = await tx
      .select(pick(conversations, "buyerId", "ownerId", "thirdId", "status", "closedBy"))
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for("no key update");
    if (!before) return { ok: false, reason: "not-found" } as const;
    const { buyerId, ownerId, thirdId, ...state } = before;
    // Closing a conversation that a participant closed removes their right to reopen it.
    const changes = changedFields(state, { status, closedBy: null });
    if (!changes) return { ok: true, changed: false } as const;
    await tx
      .update(conversations)
      .set({ status, closedBy: null })
      .where(eq(conversations.id, conversationId));
    await recordAudit(
      tx,
      { actorId, requestId },
      actions[status],
      ["conversation", conversationId],
      { ...changes },
    );
    await publishThread(tx, conversationId, participantsOf({ buyerId, ownerId, thirdId }));
    return { ok: true, changed: true } as const;
  });
