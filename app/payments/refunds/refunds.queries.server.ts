import { eq } from "drizzle-orm";
import { listFacts, storeFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import { orders, refunds } from "#app/payments/payments.table.ts";
import { refundBalance } from "#app/payments/refunds/refund-balance.ts";
import type { Db } from "#app/platform/db/db.ts";
import { refundOrderJob } from "#app/payments/payment-jobs.server.ts";
import type { Settlement } from "#app/payments/payment-services.ts";
import { pick } from "#app/platform/db/pick.ts";

export const refundedOrder = pick(orders, "id", "amount", "checkoutId", "invoiceId", "paymentId");

type RefundedOrder = Pick<typeof orders.$inferSelect, keyof typeof refundedOrder>;

export async function getRefundBalance(tx: Db, order: RefundedOrder) {
  const { id: orderId, checkoutId, invoiceId, paymentId } = order;
  const facts = await listFacts(tx, { orderId, checkoutId, invoiceId, paymentId });
  // After the facts: a refund confirmed in between counts twice for a moment, but is never missed.
  const booked = await tx
    .select({ providerRefundId: refunds.providerRefundId, amount: refunds.amount })
    .from(refunds)
    .where(eq(refunds.orderId, order.id));
  return refundBalance(order.amount, booked, facts);
}

interface QueuedRefund {
  orderId: string;
  amount: number;
  key: string;
  reason: string;
  requestedBy: string | null;
  now: Date;
}

/** A fact, so that the same money is not refunded again before the provider answers. */
export async function queueRefund(
  { tx, jobs }: Pick<Settlement, "tx" | "jobs">,
  { orderId, amount, key, reason, requestedBy, now }: QueuedRefund,
): Promise<void> {
  await storeFacts(tx, [
    {
      id: `refund-requested:${key}`,
      kind: "refund-requested",
      orderId,
      requestKey: key,
      amount,
      reason,
      requestedBy,
      occurredAt: now,
    },
  ]);
  await jobs.enqueue(tx, refundOrderJob, { orderId, amount, key });
}
