import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, eq, type SQL } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { listOrderDeliverables } from "#app/payments/deliverables/deliverables.queries.server.ts";
import { orders, refunds } from "#app/payments/payments.table.ts";
import { findMissingParts } from "#app/listings/presentable.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export const findOwnOrder = (db: Db, userId: string, orderId: string) =>
  findReceipt(db, orderId, eq(orders.userId, userId));

export async function findReceipt(db: Db, orderId: string, isAllowed?: SQL) {
  const [order] = await db
    .select({
      id: orders.id,
      kind: orders.kind,
      packageId: orders.packageId,
      amount: orders.amount,
      credit: orders.credit,
      taxes: orders.taxes,
      status: orders.status,
      receiptNumber: orders.receiptNumber,
      createdAt: orders.createdAt,
      paidAt: orders.paidAt,
      periodStart: orders.periodStart,
      periodEnd: orders.periodEnd,
      listingId: orders.listingId,
      title: ownTitle,
      listingStatus: listings.status,
      buyer: users.name,
      email: users.email,
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.id, orderId), isAllowed));
  if (!order) return null;
  const refunded = await db
    .select({ id: refunds.id, amount: refunds.amount, createdAt: refunds.createdAt })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(refunds.createdAt);
  const deliverables = await listOrderDeliverables(db, orderId);
  return {
    ...order,
    refunds: refunded,
    deliverables,
    // Once it is sold, nothing is shown any more.
    missing:
      deliverables.length > 0 && order.listingStatus !== "sold"
        ? await findMissingParts(db, order.listingId)
        : [],
  };
}

export type OwnOrder = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

export type SettledOrder = typeof orders.$inferSelect & { title: string };

export async function getSettledOrder(tx: Db, orderId: string): Promise<SettledOrder> {
  const [row] = await tx
    .select({ order: orders, title: ownTitle })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(eq(orders.id, orderId));
  return { ...row!.order, title: row!.title };
}
