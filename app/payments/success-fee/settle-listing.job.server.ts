import { ownSoldPrice, ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, eq, ne } from "drizzle-orm";
import { endTerm } from "#app/listings/lifecycle/change-term.server.ts";
import { lockListing, type SettlePayments } from "#app/listings/lifecycle/move-listing.server.ts";
import type { Settlement, PaymentServices } from "#app/payments/payment-services.ts";
import { isKept } from "#app/payments/orders/kept-payments.ts";
import { listAdvertisingPayments } from "#app/payments/orders/kept-payments.queries.server.ts";
import { subscriptions, orders } from "#app/payments/payments.table.ts";
import { queueRefund, getRefundBalance } from "#app/payments/refunds/refunds.queries.server.ts";
import { endRenewals } from "#app/payments/renewals/end-renewals.server.ts";
import { endFees } from "#app/payments/success-fee/end-fees.server.ts";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { notifyOwner } from "#app/payments/events/notify-owner.server.ts";
import { packages } from "#app/payments/package.ts";
import { successFeeEmail } from "#app/payments/events/payment-emails.ts";
import { successFee } from "#app/payments/success-fee/success-fee.ts";
import { taxLines, taxTotal } from "#app/payments/tax/tax-rates.ts";
import { getTaxSettings } from "#app/payments/tax/tax-settings.queries.server.ts";

/** Renewals end, fees follow the sale, and a rejected listing gets its money back. Safe to repeat. */
export async function settleListing(
  services: PaymentServices,
  { listingId, because, purchasedAt }: SettlePayments,
  now: Date,
): Promise<void> {
  const { db, jobs } = services;
  await endFees(services, listingId, now);
  await db.transaction(async (tx) => {
    const settlement = { tx, jobs, now };
    if (!(await lockListing(tx, listingId)) || because === "sale-undone") return;
    await endRunning(settlement, listingId);
    if (because === "sold") await chargeSuccessFee(settlement, listingId);
    if (because === "rejected" && purchasedAt)
      await refundTerm(settlement, listingId, new Date(purchasedAt));
  });
}

/** Without renewals there is no grace: the listing ends with what was paid. */
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

/** A term granted free of charge has no payment. */
async function refundTerm(settlement: Settlement, listingId: string, purchasedAt: Date) {
  const { tx } = settlement;
  const payments = await listAdvertisingPayments(tx, listingId);
  const order = payments.find((payment) => isKept(payment) && payment.paidAt >= purchasedAt);
  const left = order && (await getRefundBalance(tx, order)).left;
  if (!order || !left) return;
  await queueRefund(settlement, {
    orderId: order.id,
    amount: left,
    key: `refund:${order.id}:rejected`,
    reason: "The listing was rejected.",
    requestedBy: null,
    now: settlement.now,
  });
}

/** Once for each sale. */
async function chargeSuccessFee(settlement: Settlement, listingId: string): Promise<void> {
  const { tx, now } = settlement;
  const [listing] = await tx
    .select({
      ownerId: listings.ownerId,
      title: ownTitle,
      status: listings.status,
      packageId: listings.packageId,
      region: listings.region,
      currency: listings.currency,
      soldAt: listings.soldAt,
      soldPrice: ownSoldPrice,
    })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for("update");
  if (listing?.status !== "sold" || !listing.packageId || !listing.soldPrice) return;
  const percent = packages[listing.packageId].successFeePercent;
  if (!percent) return;
  const rates = await getExchangeRates(tx);
  const fee = successFee(listing.soldPrice, rates.perCad[listing.currency], percent);
  const taxes = taxLines(fee, listing.region, await getTaxSettings(tx), now);
  const [order] = await tx
    .insert(orders)
    .values({
      listingId,
      userId: listing.ownerId,
      kind: "success_fee",
      packageId: listing.packageId,
      amount: fee + taxTotal(taxes),
      taxes,
      soldAt: listing.soldAt,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: orders.id, amount: orders.amount });
  if (!order) return;
  const email = successFeeEmail({ ...order, title: listing.title, percent });
  await notifyOwner(settlement, listing.ownerId, `fee-due:${order.id}`, email);
}
