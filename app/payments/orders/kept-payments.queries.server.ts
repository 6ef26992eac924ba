import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import type { RunningPayment } from "#app/payments/checkout/quote.ts";
import { runningPayment } from "#app/payments/orders/kept-payments.ts";
import { orders } from "#app/payments/payments.table.ts";
import { getRefundBalance, refundedOrder } from "#app/payments/refunds/refunds.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

const paymentColumns = {
  ...refundedOrder,
  ...pick(orders, "kind", "packageId", "credit", "taxes", "status"),
  refunded: sql`(select coalesce(sum(back.amount), 0) from refunds back
    where back.order_id = orders.id)`.mapWith(Number),
  createdAt: orders.createdAt,
  paidAt: sql<Date>`${orders.paidAt}`.mapWith(orders.paidAt),
  periodStart: sql<Date>`${orders.periodStart}`.mapWith(orders.periodStart),
  periodEnd: sql<Date>`${orders.periodEnd}`.mapWith(orders.periodEnd),
};

/** Latest first. */
export const listAdvertisingPayments = (tx: Db, listingId: string) =>
  tx
    .select(paymentColumns)
    .from(orders)
    .where(
      and(
        eq(orders.listingId, listingId),
        inArray(orders.kind, ["package", "renewal"]),
        isNotNull(orders.paidAt),
        isNotNull(orders.periodEnd),
      ),
    )
    .orderBy(desc(orders.paidAt), desc(orders.id));

/** For the credit of the next package. */
export async function findRunningPayment(
  tx: Db,
  listingId: string,
  now: Date,
): Promise<RunningPayment | null> {
  const [listing] = await tx
    .select({ packageId: listings.packageId })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (!listing?.packageId) return null;
  const payments = await listAdvertisingPayments(tx, listingId);
  const left = new Map<string, number>();
  for (const payment of payments) left.set(payment.id, (await getRefundBalance(tx, payment)).left);
  return runningPayment(payments, left, now);
}
