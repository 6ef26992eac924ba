import { eq } from "drizzle-orm";
import { listAdministratorEmails } from "#app/accounts/administration/list-administrator-emails.server.ts";
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
import { queueRefund } from "#app/payments/refunds/queue-refund.server.ts";
import { getRefundBalance } from "#app/payments/refunds/refund-balance.queries.server.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

/** Safe to repeat. */
export async function returnPayment(
  settlement: Settlement,
  order: SettledOrder,
  why: ReturnReason,
): Promise<void> {
  const { tx, jobs, appUrl, now } = settlement;
  await tx
    .update(orders)
    .set({ periodStart: null, periodEnd: null })
    .where(eq(orders.id, order.id));
  Object.assign(order, { periodStart: null, periodEnd: null });
  const { left } = await getRefundBalance(tx, order);
  if (left === 0) return;
  const isNew = await notifyOwner(
    settlement,
    order.userId,
    `returned:${order.id}`,
    paymentReturnedEmail(appUrl, order, why),
  );
  if (order.paymentId || order.invoiceId)
    return queueRefund(
      { tx, jobs },
      {
        orderId: order.id,
        amount: left,
        key: `refund:${order.id}:${why}`,
        reason: `By itself: ${returnReasons[why]}.`,
        requestedBy: null,
        now,
      },
    );
  // Recorded by hand: the provider has nothing to send back.
  if (!isNew) return;
  for (const recipient of await listAdministratorEmails(tx, "/admin/orders"))
    await sendEmail(tx, jobs, recipient, returnByHandEmail(appUrl, order, why));
}
