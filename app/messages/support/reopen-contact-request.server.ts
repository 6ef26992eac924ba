import { and, eq, isNotNull } from "drizzle-orm";
import { contactMessages } from "#app/messages/messages.table.ts";
import type { SettleContactRequest } from "#app/messages/support/settle-contact-request.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export type ReopenOutcome = { ok: true } | { ok: false; reason: "not-decided" };

/** Puts a message back into the queue. An answer that was sent stays sent. */
export function reopenContactRequest(
  db: Db,
  { id, adminId, requestId }: SettleContactRequest,
): Promise<ReopenOutcome> {
  return db.transaction(async (tx): Promise<ReopenOutcome> => {
    const reopened = await tx
      .update(contactMessages)
      .set({ handledBy: null, handledAt: null })
      .where(and(eq(contactMessages.id, id), isNotNull(contactMessages.handledAt)))
      .returning({ id: contactMessages.id });
    if (reopened.length === 0) return { ok: false, reason: "not-decided" };
    await recordAudit(tx, {
      actorId: adminId,
      action: "contact-request-reopened",
      subjectType: "contact-request",
      subjectId: id,
      requestId,
    });
    return { ok: true };
  });
}
