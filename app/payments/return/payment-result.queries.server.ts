import { and, desc, eq, ne, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { type PaymentResult, paymentResult } from "#app/payments/return/payment-result.ts";
import { orders } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** By the order touched last, except renewals. */
export async function findPaymentResult(
  db: Db,
  userId: string,
  now: Date,
): Promise<PaymentResult | null> {
  const at = sql`greatest(${orders.createdAt}, ${orders.paidAt})`.mapWith(orders.createdAt);
  const [latest] = await db
    .select({ kind: orders.kind, status: orders.status, listingStatus: listings.status, at })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(and(eq(orders.userId, userId), ne(orders.kind, "renewal"), ne(orders.status, "expired")))
    .orderBy(desc(at), desc(orders.id))
    .limit(1);
  return paymentResult(latest ?? null, now);
}
