import { and, eq } from "drizzle-orm";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { closeOrder } from "#app/payments/events/settle-order.server.ts";
import { getSettledOrder } from "#app/payments/orders/order.queries.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders } from "#app/payments/payments.table.ts";
import { returnPayment } from "#app/payments/refunds/return-payment.server.ts";
import { isStanding } from "#app/payments/success-fee/success-fee.ts";
import { pick } from "#app/platform/db/pick.ts";

/** A fee belongs to one sale. If that is undone, its checkout expires and payments are refunded. Safe to repeat. */
export async function endFees(
  { db, jobs, payments }: PaymentServices,
  listingId: string,
  now: Date,
): Promise<void> {
  const ended = await db.transaction(async (tx) => {
    const settlement = { tx, jobs, now };
    const listing = await lockListing(tx, listingId);
    const fees = await tx
      .select(pick(orders, "id", "status", "checkoutId", "checkoutExpiresAt", "soldAt"))
      .from(orders)
      .where(and(eq(orders.listingId, listingId), eq(orders.kind, "success_fee")));
    const ended = fees.filter(({ soldAt }) => !isStanding(listing, soldAt));
    for (const { id, status } of ended) {
      if (status === "open" || status === "failed") await closeOrder(settlement, id);
      if (status === "paid")
        await returnPayment(settlement, await getSettledOrder(tx, id), "sale-undone");
    }
    return ended.filter(({ status }) => status !== "processing");
  });
  for (const { checkoutId, checkoutExpiresAt } of ended)
    if (checkoutId && checkoutExpiresAt && checkoutExpiresAt > now)
      await payments.expireCheckout(checkoutId);
}
