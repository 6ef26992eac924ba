import { eq } from "drizzle-orm";
import { applyFacts } from "#app/payments/events/settle.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { providerEvents } from "#app/payments/payments.table.ts";
import { processEventJob } from "#app/payments/payment-jobs.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { JobQueues } from "#app/platform/jobs/job-queues.ts";

/** Safe to repeat after a failure: the effects happen once. */
export async function processEvent(services: PaymentServices, eventId: string, now: Date) {
  const { db, payments } = services;
  const [event] = await db.select().from(providerEvents).where(eq(providerEvents.id, eventId));
  if (!event || event.processedAt) return;
  const record = (result: { processedAt?: Date; failure: string | null }) =>
    db.update(providerEvents).set(result).where(eq(providerEvents.id, eventId));
  try {
    await applyFacts(services, payments.readFacts(event), now);
  } catch (error) {
    await record({ failure: String(error) });
    throw error;
  }
  await record({ processedAt: now, failure: null });
}

export async function redeliverEvent(
  db: Db,
  queues: Pick<JobQueues, "runNow">,
  { eventId, actorId, requestId }: { eventId: string; actorId: string; requestId: string | null },
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  return db.transaction(async (tx) => {
    const [event] = await tx
      .update(providerEvents)
      .set({ processedAt: null })
      .where(eq(providerEvents.id, eventId))
      .returning({ type: providerEvents.type });
    if (!event) return { ok: false, reason: "not-found" };
    await queues.runNow(tx, processEventJob, { eventId });
    await recordAudit(
      tx,
      { actorId, requestId },
      "payment-event-redelivered",
      ["payment-event", eventId],
      { type: event.type },
    );
    return { ok: true };
  });
}
