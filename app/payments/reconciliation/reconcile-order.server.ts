import { eq, inArray, or } from "drizzle-orm";
import { applyFacts } from "#app/payments/events/settle.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders, paymentFacts, subscriptions } from "#app/payments/payments.table.ts";
import { inquireOrder } from "#app/payments/reconciliation/reconcile-orders.job.server.ts";
import { inquireSubscription } from "#app/payments/reconciliation/reconcile-subscriptions.job.server.ts";
import { getRefundBalance } from "#app/payments/refunds/refund-balance.queries.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";

export interface OrderReconciliation {
  orderId: string;
  actorId: string;
  requestId: string | null;
  now: Date;
}

/** Asks the provider now what the jobs ask it from time to time, about one order: its checkout, its renewals, its refunds. */
export async function reconcileOrder(
  services: PaymentServices,
  { orderId, actorId, requestId, now }: OrderReconciliation,
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  const { db, payments } = services;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return { ok: false, reason: "not-found" };
  await recordAudit(db, {
    actorId,
    action: "order-reconciled",
    subjectType: "order",
    subjectId: orderId,
    requestId,
  });
  await inquireOrder(services, order, now);
  for (const subscription of await findSubscriptions(services, order))
    await inquireSubscription(services, subscription, now);
  const { requests } = await getRefundBalance(db, order);
  for (const { state, refundId, key } of requests) {
    if (state !== "pending" || !refundId) continue;
    const facts = await payments.inquireRefund(refundId);
    await applyFacts(
      services,
      facts.map((fact) => Object.assign(fact, { orderId, requestKey: key })),
      now,
    );
  }
  return { ok: true };
}

/** The one that the order started, or, for a renewal, the one that it belongs to. */
async function findSubscriptions(
  { db }: PaymentServices,
  { id, invoiceId }: { id: string; invoiceId: string | null },
) {
  const told = invoiceId
    ? db
        .select({ id: paymentFacts.subscriptionId })
        .from(paymentFacts)
        .where(eq(paymentFacts.invoiceId, invoiceId))
    : null;
  return db
    .select()
    .from(subscriptions)
    .where(
      or(
        eq(subscriptions.orderId, id),
        told ? inArray(subscriptions.providerSubscriptionId, told) : undefined,
      ),
    );
}
