import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { type PaymentResult, paymentResult } from "#app/payments/return/payment-result.ts";
import { packages } from "#app/payments/package.ts";
import { orders } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

export interface PaymentNews {
  result: PaymentResult;
  listing: string;
  packageName: string;
  until: string | null;
}

/** By the order touched last, except renewals. */
export async function findPaymentResult(
  db: Db,
  userId: string,
  now: Date,
): Promise<PaymentNews | null> {
  const at = sql`greatest(${orders.createdAt}, ${orders.paidAt})`.mapWith(orders.createdAt);
  const [latest] = await db
    .select({
      ...pick(orders, "kind", "status", "credit", "packageId"),
      until: orders.periodEnd,
      title: ownTitle,
      listingStatus: listings.status,
      at,
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(and(eq(orders.userId, userId), ne(orders.kind, "renewal"), ne(orders.status, "expired")))
    .orderBy(desc(at), desc(orders.id))
    .limit(1);
  const result = paymentResult(latest ?? null, now);
  if (!result) return null;
  const { title, packageId, until } = latest!;
  return {
    result,
    listing: title,
    packageName: packages[packageId].name,
    until: packageId === "max_exposure" ? null : (until?.toISOString() ?? null),
  };
}
