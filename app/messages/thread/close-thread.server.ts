import { threadTopic } from "#app/messages/thread/thread-topic.ts";
import { eq } from "drizzle-orm";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { lockOwnThread, type OwnThread } from "#app/messages/thread/find-own-thread.server.ts";
import { canReopen } from "#app/messages/thread/thread.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export type CloseOutcome = { ok: true } | { ok: false; reason: "not-found" | "not-yours" };

/** Ends the conversation for both people. Closing a closed one changes nothing, not even who may reopen it. */
export async function closeThread(db: Db, asked: OwnThread): Promise<CloseOutcome> {
  return db.transaction(async (tx): Promise<CloseOutcome> => {
    const thread = await lockOwnThread(tx, asked);
    if (!thread) return { ok: false, reason: "not-found" };
    if (thread.status !== "closed")
      await setStatus(tx, thread, asked.userId, { status: "closed", closedBy: asked.userId });
    return { ok: true };
  });
}

export async function reopenThread(db: Db, asked: OwnThread): Promise<CloseOutcome> {
  return db.transaction(async (tx): Promise<CloseOutcome> => {
    const thread = await lockOwnThread(tx, asked);
    if (!thread) return { ok: false, reason: "not-found" };
    if (thread.status !== "closed") return { ok: true };
    if (!canReopen(thread, asked.userId)) return { ok: false, reason: "not-yours" };
    await setStatus(tx, thread, asked.userId, { status: "active", closedBy: null });
    return { ok: true };
  });
}

async function setStatus(
  tx: Db,
  { id, buyerId, ownerId }: { id: string; buyerId: string; ownerId: string },
  actorId: string,
  change: { status: "active" | "closed"; closedBy: string | null },
): Promise<void> {
  await tx.update(conversations).set(change).where(eq(conversations.id, id));
  await recordAudit(tx, {
    actorId,
    action: change.status === "closed" ? "conversation-closed" : "conversation-reopened",
    subjectType: "conversation",
    subjectId: id,
  });
  await publishChanges(
    tx,
    [buyerId, ownerId].map((userId) => ({
      userId,
      topic: threadTopic(id),
    })),
  );
}
