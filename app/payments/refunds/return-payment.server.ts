import { emailStaff } from "#app/accounts/administration/email-staff.server.ts";
import { eq } from "drizzle-orm";
import { notifyOwner } from "#app/payments/events/notify-owner.server.ts";
import {
  paymentReturnedEmail,
  returnByHandEmail,
  type ReturnReason,
  returnReasons,
} from "#app/payments/events/payment-emails.ts";
import type { Settlement } from "#app/payments/payment-services.ts";
import type { SettledOrder } from "#app/payments/orders/order.queries.server.ts";
import { orders } from "#app/payments/payments.table.ts";
import { queueRefund, getRefundBalance } from "#app/payments/refunds/refunds.queries.server.ts";

/** Safe to repeat. */
export async function returnPayment(
  settlement: Settlement,
  order: SettledOrder,
  why: ReturnReason,
): Promise<void> {
  const { tx, jobs } = settlement;
  const nothingBought = { periodStart: null, periodEnd: null };
  await tx.update(orders).set(nothingBought).where(eq(orders.id, order.id));
  Object.assign(order, nothingBought);
  const { left } = await getRefundBalance(tx, order);
  if (left === 0) return;
  const email = paymentReturnedEmail(order, why);
  const isNew = await notifyOwner(settlement, order.userId, `returned:${order.id}`, email);
  if (order.paymentId || order.invoiceId)
    return queueRefund(settlement, {
      orderId: order.id,
      amount: left,
      key: `refund:${order.id}:${why}`,
      reason: `By itself: ${returnReasons[why]}.`,
      requestedBy: null,
      now: settlement.now,
    });
  // Recorded by hand: the provider has nothing to send back.
  if (isNew) await emailStaff(tx, jobs, "/admin/revenue", returnByHandEmail(order, why));
}
