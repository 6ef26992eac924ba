import { eq, inArray, or } from "drizzle-orm";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders, paymentFacts, subscriptions } from "#app/payments/payments.table.ts";
import {
  inquireOrder,
  inquirePayment,
} from "#app/payments/reconciliation/reconcile-orders.job.server.ts";
import { inquireSubscription } from "#app/payments/reconciliation/reconcile-subscriptions.job.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";

export interface OrderReconciliation {
  orderId: string;
  actorId: string;
  requestId: string | null;
  now: Date;
}

/** Asks the provider now what the jobs ask from time to time. */
export async function reconcileOrder(
  services: PaymentServices,
  { orderId, actorId, requestId, now }: OrderReconciliation,
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  const { db } = services;
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
  await inquirePayment(services, order, now);
  return { ok: true };
}

/** The one that the order started or renews. */
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
