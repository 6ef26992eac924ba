import { eq } from "drizzle-orm";
import { listFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import { orders, refunds } from "#app/payments/payments.table.ts";
import { type RefundBalance, refundBalance } from "#app/payments/refunds/refund-balance.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface RefundedOrder {
  id: string;
  amount: number;
  checkoutId: string | null;
  invoiceId: string | null;
  paymentId: string | null;
}

export const refundedOrder = {
  id: orders.id,
  amount: orders.amount,
  checkoutId: orders.checkoutId,
  invoiceId: orders.invoiceId,
  paymentId: orders.paymentId,
};

export async function getRefundBalance(tx: Db, order: RefundedOrder): Promise<RefundBalance> {
  const facts = await listFacts(tx, {
    orderId: order.id,
    checkoutId: order.checkoutId,
    invoiceId: order.invoiceId,
    paymentId: order.paymentId,
  });
  // After the facts: a refund confirmed in between counts twice for a moment, never not at all.
  const booked = await tx
    .select({ providerRefundId: refunds.providerRefundId, amount: refunds.amount })
    .from(refunds)
    .where(eq(refunds.orderId, order.id));
  return refundBalance(order.amount, booked, facts);
}
