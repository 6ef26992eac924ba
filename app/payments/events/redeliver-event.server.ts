import { eq } from "drizzle-orm";
import { processEventJob } from "#app/payments/payment-jobs.server.ts";
import { providerEvents } from "#app/payments/payments.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { JobQueues } from "#app/platform/jobs/job-queues.ts";

export interface Redelivery {
  eventId: string;
  actorId: string;
  requestId: string | null;
}

/** Processes a stored event once more. Its facts are stored once, so that nothing happens twice. */
export async function redeliverEvent(
  db: Db,
  queues: Pick<JobQueues, "runNow">,
  { eventId, actorId, requestId }: Redelivery,
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  return db.transaction(async (tx) => {
    const [event] = await tx
      .update(providerEvents)
      .set({ processedAt: null })
      .where(eq(providerEvents.id, eventId))
      .returning({ type: providerEvents.type });
    if (!event) return { ok: false, reason: "not-found" };
    await queues.runNow(tx, processEventJob, { eventId });
    await recordAudit(tx, {
      actorId,
      action: "payment-event-redelivered",
      subjectType: "payment-event",
      subjectId: eventId,
      details: { type: event.type },
      requestId,
    });
    return { ok: true };
  });
}
