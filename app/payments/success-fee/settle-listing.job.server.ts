import { and, eq, ne } from "drizzle-orm";
import { endTerm } from "#app/listings/lifecycle/change-term.server.ts";
import { lockListing, type SettlePayments } from "#app/listings/lifecycle/move-listing.server.ts";
import type { Settlement, PaymentServices } from "#app/payments/payment-services.ts";
import { isKept } from "#app/payments/orders/kept-payments.ts";
import { listAdvertisingPayments } from "#app/payments/orders/kept-payments.queries.server.ts";
import { subscriptions } from "#app/payments/payments.table.ts";
import { queueRefund } from "#app/payments/refunds/queue-refund.server.ts";
import { getRefundBalance } from "#app/payments/refunds/refund-balance.queries.server.ts";
import { endRenewals } from "#app/payments/renewals/end-renewals.server.ts";
import { chargeSuccessFee } from "./charge-success-fee.server.ts";
import { endFees } from "./end-fees.server.ts";

/**
 * A listing left the market, or came back from a sale: renewals end, fees follow the sale, and a rejected listing gets its money
 * back. Safe to repeat.
 */
export async function settleListing(
  services: PaymentServices,
  { listingId, because, purchasedAt }: SettlePayments,
  now: Date,
): Promise<void> {
  const { db, jobs, appUrl } = services;
  await endFees(services, listingId, now);
  await db.transaction(async (tx) => {
    const settlement = { tx, jobs, appUrl, now };
    if (!(await lockListing(tx, listingId)) || because === "sale-undone") return;
    await endRunning(settlement, listingId);
    if (because === "sold") await chargeSuccessFee(settlement, listingId);
    if (because === "rejected" && purchasedAt)
      await refundTerm(settlement, listingId, new Date(purchasedAt));
  });
}

/** What is paid stays the owner's; the days of grace were for a failed renewal, and there will be none. */
async function endRunning(settlement: Settlement, listingId: string): Promise<void> {
  const { tx } = settlement;
  const [running] = await tx
    .select({ paidUntil: subscriptions.paidUntil })
    .from(subscriptions)
    .where(and(eq(subscriptions.listingId, listingId), ne(subscriptions.status, "cancelled")));
  if (!running) return;
  await endRenewals(settlement, { listingId });
  await endTerm(tx, { listingId, endsAt: running.paidUntil });
}

/** The payment for the term that was rejected. One that was given without charge has none. */
async function refundTerm(
  { tx, jobs, now }: Settlement,
  listingId: string,
  purchasedAt: Date,
): Promise<void> {
  const payments = await listAdvertisingPayments(tx, listingId);
  const order = payments.find((payment) => isKept(payment) && payment.paidAt >= purchasedAt);
  const left = order && (await getRefundBalance(tx, order)).left;
  if (!order || !left) return;
  await queueRefund(
    { tx, jobs },
    {
      orderId: order.id,
      amount: left,
      key: `refund:${order.id}:rejected`,
      reason: "The listing was rejected.",
      requestedBy: null,
      now,
    },
  );
}
