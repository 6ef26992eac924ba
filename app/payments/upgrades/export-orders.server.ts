import { and, eq, gt } from "drizzle-orm";
import { orders, subscriptions } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readInBatches } from "#app/shared/batches.ts";

export const exportOrders = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({
          id: orders.id,
          listingId: orders.listingId,
          kind: orders.kind,
          packageId: orders.packageId,
          amount: orders.amount,
          currency: orders.currency,
          status: orders.status,
          receiptNumber: orders.receiptNumber,
          paidAt: orders.paidAt,
          createdAt: orders.createdAt,
        })
        .from(orders)
        .where(and(eq(orders.userId, userId), after ? gt(orders.id, after) : undefined))
        .orderBy(orders.id)
        .limit(size),
    (row) => row.id,
  );

export const exportRenewals = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({
          id: subscriptions.id,
          listingId: subscriptions.listingId,
          packageId: subscriptions.packageId,
          status: subscriptions.status,
          amount: subscriptions.amount,
          renewsAt: subscriptions.renewsAt,
          cancelledAt: subscriptions.cancelledAt,
          createdAt: subscriptions.createdAt,
        })
        .from(subscriptions)
        .where(
          and(eq(subscriptions.userId, userId), after ? gt(subscriptions.id, after) : undefined),
        )
        .orderBy(subscriptions.id)
        .limit(size),
    (row) => row.id,
  );
