import { and, eq, isNull } from "drizzle-orm";
import { contactMessages } from "#app/messages/messages.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface SettleContactRequest {
  id: string;
  adminId: string;
  now: Date;
  requestId: string;
}

export type SettleOutcome = { ok: true } | { ok: false; reason: "not-waiting" };

/** Takes a message out of the queue, once. */
export function settleContactRequest(
  db: Db,
  { id, adminId, now, requestId }: SettleContactRequest,
): Promise<SettleOutcome> {
  return db.transaction(async (tx): Promise<SettleOutcome> => {
    const settled = await tx
      .update(contactMessages)
      .set({ handledBy: adminId, handledAt: now })
      .where(and(eq(contactMessages.id, id), isNull(contactMessages.handledAt)))
      .returning({ id: contactMessages.id });
    if (settled.length === 0) return { ok: false, reason: "not-waiting" };
    await recordAudit(tx, {
      actorId: adminId,
      action: "contact-request-settled",
      subjectType: "contact-request",
      subjectId: id,
      requestId,
    });
    return { ok: true };
  });
}
