import { and, eq, inArray } from "drizzle-orm";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { openSession } from "#app/payments/checkout/start-checkout.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface FeePayment {
  userId: string;
  orderId: string;
  now: Date;
}

export type PayFeeOutcome =
  | { ok: true; sessionId: string; url: string }
  | { ok: false; reason: "not-found" | "not-due" };

const sessionHours = 24;

/** Opens a checkout for a success fee. The order stays due until it is paid: a checkout that ended is replaced by another. */
export async function payFee(
  services: PaymentServices,
  payment: FeePayment,
): Promise<PayFeeOutcome> {
  const claim = await services.db.transaction((tx) => claimFee(tx, payment));
  if (!claim.ok) return claim;
  const known = await openSession(services, claim.order, payment.now);
  if (known) return known;
  // It ended at the provider before its time. One that was completed is paid, or about to be.
  const { status } = await services.payments.getCheckout(claim.order.checkoutId!);
  if (status !== "expired") return { ok: false, reason: "not-due" };
  const renewed = await services.db.transaction((tx) => renewSession(tx, claim.order, payment.now));
  return (
    (await openSession(services, renewed, payment.now)) ?? { ok: false, reason: "not-due" as const }
  );
}

type Order = typeof orders.$inferSelect;

async function claimFee(
  tx: Db,
  { userId, orderId, now }: FeePayment,
): Promise<{ ok: true; order: Order } | Extract<PayFeeOutcome, { ok: false }>> {
  const [found] = await tx
    .select({ listingId: orders.listingId })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId), eq(orders.kind, "success_fee")));
  if (!found) return { ok: false, reason: "not-found" };
  const listing = await lockListing(tx, found.listingId);
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), inArray(orders.status, ["open", "failed"])));
  if (!order || listing?.status !== "sold") return { ok: false, reason: "not-due" };
  const isUsable =
    order.status === "open" && order.checkoutExpiresAt !== null && order.checkoutExpiresAt > now;
  return { ok: true, order: isUsable ? order : await renewSession(tx, order, now) };
}

async function renewSession(tx: Db, { id }: Order, now: Date): Promise<Order> {
  const [order] = await tx
    .update(orders)
    .set({
      status: "open",
      checkoutId: null,
      checkoutUrl: null,
      paymentId: null,
      checkoutExpiresAt: new Date(now.getTime() + sessionHours * 60 * 60 * 1000),
      successPath: "/account?payment=success",
      cancelPath: `/account/orders/${id}`,
    })
    .where(eq(orders.id, id))
    .returning();
  return order!;
}
