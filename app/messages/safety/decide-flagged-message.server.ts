import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { publishThread } from "#app/messages/thread/publish-thread.server.ts";
import { messages } from "#app/messages/messages.table.ts";
import { flaggedMessages } from "./safety.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

interface ChangeFlaggedMessage {
  messageId: string;
  adminId: string;
  now: Date;
  requestId: string;
}

/** A withheld message still looks sent to its sender. One decision settles all findings in the message. */
export function decideFlaggedMessage(
  db: Db,
  { decision, ...change }: ChangeFlaggedMessage & { decision: "kept" | "withheld" },
) {
  const { messageId, adminId, now } = change;
  return db.transaction(async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (!message) return { ok: false, reason: "not-found" } as const;
    const settled = await tx
      .update(flaggedMessages)
      .set({ handledBy: adminId, handledAt: now })
      .where(and(eq(flaggedMessages.messageId, messageId), isNull(flaggedMessages.handledAt)))
      .returning({ reason: flaggedMessages.reason });
    if (settled.length === 0) return { ok: false, reason: "already-decided" } as const;
    const isHidden = decision === "withheld" && !message.withheld;
    await audit(tx, `message-${decision}`, change, {
      reasons: settled.map(({ reason }) => reason),
      // Undoing the decision must not show a message that a block had withheld.
      ...(isHidden && { hidden: true }),
    });
    if (isHidden) await setWithheld(tx, messageId, message, true);
    return { ok: true } as const;
  });
}

export function reopenFlaggedMessage(db: Db, change: ChangeFlaggedMessage) {
  const { messageId } = change;
  return db.transaction(async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (!message) return { ok: false, reason: "not-found" } as const;
    const reopened = await tx
      .update(flaggedMessages)
      .set({ handledBy: null, handledAt: null })
      .where(and(eq(flaggedMessages.messageId, messageId), isNotNull(flaggedMessages.handledAt)))
      .returning({ id: flaggedMessages.id });
    if (reopened.length === 0) return { ok: false, reason: "not-decided" } as const;
    if (message.withheld && (await wasHidden(tx, messageId)))
      await setWithheld(tx, messageId, message, false);
    await audit(tx, "message-reopened", change);
    return { ok: true } as const;
  });
}

/** Otherwise a block had withheld it before. */
async function wasHidden(tx: Db, messageId: string): Promise<boolean> {
  const [last] = await tx
    .select({ action: auditLog.action, details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, "message"), eq(auditLog.subjectId, messageId)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1);
  return last?.action === "message-withheld" && last.details["hidden"] === true;
}

async function lockMessage(tx: Db, messageId: string) {
  const [message] = await tx
    .select(pick(messages, "conversationId", "recipientId", "withheld"))
    .from(messages)
    .where(eq(messages.id, messageId))
    .for("update");
  return message;
}

async function setWithheld(
  tx: Db,
  messageId: string,
  { conversationId, recipientId }: { conversationId: string; recipientId: string },
  withheld: boolean,
): Promise<void> {
  await tx.update(messages).set({ withheld }).where(eq(messages.id, messageId));
  await publishThread(tx, conversationId, [recipientId]);
}

const audit = (
  tx: Db,
  action: string,
  { messageId, adminId, requestId }: ChangeFlaggedMessage,
  details: Record<string, unknown> = {},
) => recordAudit(tx, { actorId: adminId, requestId }, action, ["message", messageId], details);
