import { and, eq, isNull, ne } from "drizzle-orm";
import { storeFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import { applyFacts } from "#app/payments/events/settle.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { subscriptions } from "#app/payments/payments.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";

export interface RenewalCancellation {
  subscriptionId: string;
  /** The order from whose page it is cancelled. */
  orderId: string;
  actorId: string;
  requestId: string | null;
  now: Date;
}

/** As the owner would: what is paid still runs, and nothing is charged after it. */
export async function cancelRenewalAsAdmin(
  services: PaymentServices,
  { subscriptionId, orderId, actorId, requestId, now }: RenewalCancellation,
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  const { db, payments } = services;
  const [running] = await db
    .select({ providerId: subscriptions.providerSubscriptionId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.id, subscriptionId),
        ne(subscriptions.status, "cancelled"),
        isNull(subscriptions.endsAt),
      ),
    );
  if (!running?.providerId) return { ok: false, reason: "not-found" };
  const facts = await payments.cancelAtPeriodEnd(running.providerId, now);
  await db.transaction(async (tx) => {
    await storeFacts(tx, facts);
    await recordAudit(tx, {
      actorId,
      action: "renewal-cancelled",
      subjectType: "order",
      subjectId: orderId,
      details: { subscriptionId },
      requestId,
    });
  });
  await applyFacts(services, facts, now);
  return { ok: true };
}
