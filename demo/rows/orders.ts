import type { orders, refunds, subscriptions } from "#app/payments/payments.table.ts";
import { packages, termEnd } from "#app/payments/package.ts";
import { daysAfter, daysBefore, later } from "#demo/rows/calendar.ts";
import type { DemoBusiness } from "#demo/rows/listings.ts";
import type { Random } from "#demo/world/random.ts";

export type OrderRow = typeof orders.$inferInsert & { id: string };
export type RefundRow = typeof refunds.$inferInsert;
export type SubscriptionRow = typeof subscriptions.$inferInsert;

export interface Sales {
  orders: OrderRow[];
  refunds: RefundRow[];
  subscriptions: SubscriptionRow[];
}

/** Every published listing was paid; a few payments failed, and a few were refunded. */
export function makeSales(random: Random, now: Date, businesses: readonly DemoBusiness[]): Sales {
  const sales: Sales = { orders: [], refunds: [], subscriptions: [] };
  let receipt = 10_000;
  for (const { row, owner } of businesses) {
    if (!row.packageId || !row.publishedAt) continue;
    const { price, monthlyRenewal, successFeePercent } = packages[row.packageId];
    const add = (order: Pick<OrderRow, "kind" | "amount" | "status"> & { at: Date }) => {
      const paid = order.status === "paid";
      const made: OrderRow = {
        id: random.uuid(order.at),
        listingId: row.id,
        userId: owner.id,
        packageId: row.packageId!,
        kind: order.kind,
        amount: order.amount,
        status: order.status,
        createdAt: order.at,
        updatedAt: order.at,
        paidAt: paid ? order.at : null,
        periodStart: paid && order.kind === "package" ? order.at : null,
        periodEnd: paid && order.kind === "package" ? termEnd(row.packageId!, order.at) : null,
        receiptNumber: paid ? `R-${receipt++}` : null,
        checkoutId: `cs_demo_${random.uuid(order.at).replaceAll("-", "")}`,
        soldAt: order.kind === "success_fee" ? row.soldAt : null,
      };
      made.paymentId = paid
        ? `pi_demo_${random.uuid(order.at).replaceAll("-", "")}`
        : made.checkoutId!.replace("cs_", "pi_");
      sales.orders.push(made);
      return made;
    };
    if (random.chance(0.04))
      add({
        kind: "package",
        amount: price,
        status: "failed",
        at: later(daysBefore(row.publishedAt, 0.01), row.createdAt),
      });
    const order = add({ kind: "package", amount: price, status: "paid", at: row.publishedAt });
    if (row.status === "expired" && random.chance(0.08))
      sales.refunds.push({
        id: random.uuid(now),
        orderId: order.id,
        amount: random.chance(0.5) ? price : Math.round(price / 2),
        reason: "Business withdrawn from sale",
        providerRefundId: `re_demo_${random.uuid(now).replaceAll("-", "")}`,
        createdAt: daysAfter(row.publishedAt, 5 + random.next() * 20),
      });
    if (
      successFeePercent &&
      row.status === "sold" &&
      row.soldPrice &&
      row.soldAt &&
      row.currency === "CAD"
    )
      add({
        kind: "success_fee",
        amount: Math.round((row.soldPrice * successFeePercent) / 100),
        status: "paid",
        at: row.soldAt,
      });
    if (monthlyRenewal && row.status === "active")
      sales.subscriptions.push({
        id: random.uuid(row.publishedAt),
        listingId: row.id,
        userId: owner.id,
        packageId: row.packageId,
        orderId: order.id,
        status: "active",
        amount: monthlyRenewal,
        renewsAt: row.expiresAt!,
        paidUntil: row.expiresAt!,
        providerSubscriptionId: `sub_demo_${random.uuid(row.publishedAt).replaceAll("-", "")}`,
        customerId: `cus_demo_${random.uuid(row.publishedAt).replaceAll("-", "")}`,
        createdAt: row.publishedAt,
        updatedAt: row.publishedAt,
      });
  }
  return sales;
}
