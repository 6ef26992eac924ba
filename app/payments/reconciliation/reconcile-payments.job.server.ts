import { eq, or, sql } from "drizzle-orm";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders } from "#app/payments/payments.table.ts";
import { inquirePayment } from "#app/payments/reconciliation/reconcile-orders.job.server.ts";

/** Banks decide after weeks, and the event may have been missed. */
export async function reconcilePayments(services: PaymentServices, now: Date): Promise<void> {
  const waiting = await services.db
    .select({ id: orders.id, paymentId: orders.paymentId, invoiceId: orders.invoiceId })
    .from(orders)
    .where(
      or(
        eq(orders.status, "disputed"),
        sql`${orders.id} in (
          select pending.order_id from payment_facts pending
          where pending.kind = 'refund-pending' and pending.order_id is not null and not exists (
            select 1 from payment_facts decided
            where decided.payment_id = pending.payment_id and decided.kind in ('refunded', 'refund-failed')
              and decided.details ->> 'refundId' = pending.details ->> 'refundId'))`,
      ),
    )
    .orderBy(orders.id);
  const errors: unknown[] = [];
  for (const order of waiting)
    // One failure must not hold up the others.
    await inquirePayment(services, order, now).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, "some payments could not be reconciled");
}
