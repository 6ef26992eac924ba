import { and, eq, isNull } from "drizzle-orm";
import { flaggedMessages } from "#app/messages/safety/safety.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface SettleFlaggedMessage {
  id: string;
  adminId: string;
  now: Date;
  requestId: string;
}

export type SettleOutcome = { ok: true } | { ok: false; reason: "not-waiting" };

/** Takes a flagged message out of the queue, once. */
export function settleFlaggedMessage(
  db: Db,
  { id, adminId, now, requestId }: SettleFlaggedMessage,
): Promise<SettleOutcome> {
  return db.transaction(async (tx): Promise<SettleOutcome> => {
    const settled = await tx
      .update(flaggedMessages)
      .set({ handledBy: adminId, handledAt: now })
      .where(and(eq(flaggedMessages.id, id), isNull(flaggedMessages.handledAt)))
      .returning({ id: flaggedMessages.id });
    if (settled.length === 0) return { ok: false, reason: "not-waiting" };
    await recordAudit(tx, {
      actorId: adminId,
      action: "flagged-message-settled",
      subjectType: "flagged-message",
      subjectId: id,
      requestId,
    });
    return { ok: true };
  });
}
