import { and, desc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { RunningPayment } from "#app/payments/checkout/quote.ts";
import { orders, refunds } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";

const advertising = inArray(orders.kind, ["package", "renewal"]);

/** Whether no later payment stands for the listing's time on the market. */
export async function isLatestPayment(
  tx: Db,
  order: { id: string; listingId: string; paidAt: Date | null },
): Promise<boolean> {
  const [latest] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.listingId, order.listingId), advertising, isNotNull(orders.paidAt)))
    .orderBy(desc(orders.paidAt), desc(orders.id))
    .limit(1);
  return latest?.id === order.id;
}

/** What was paid for the time that is running now, for the credit of an upgrade. */
export async function findRunningPayment(
  tx: Db,
  listingId: string,
  now: Date,
): Promise<RunningPayment | null> {
  const [row] = await tx
    .select({
      packageId: orders.packageId,
      amount: orders.amount,
      credit: orders.credit,
      taxes: orders.taxes,
      periodStart: orders.periodStart,
      periodEnd: orders.periodEnd,
      refunded: sql`(select coalesce(sum(${refunds.amount}), 0) from ${refunds}
        where ${refunds.orderId} = ${orders.id})`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        eq(orders.listingId, listingId),
        advertising,
        eq(orders.status, "paid"),
        gt(orders.periodEnd, now),
      ),
    )
    .orderBy(desc(orders.periodEnd))
    .limit(1);
  if (!row) return null;
  const tax = row.taxes.reduce((sum, { amount }) => sum + amount, 0);
  const value = Math.max(0, row.amount - tax + row.credit - row.refunded);
  return {
    packageId: row.packageId,
    value,
    periodStart: row.periodStart!,
    periodEnd: row.periodEnd!,
  };
}
