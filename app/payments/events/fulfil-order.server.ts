import { emailStaff } from "#app/accounts/administration/email-staff.server.ts";
import { eq, sql } from "drizzle-orm";
import { activateListing } from "#app/listings/lifecycle/activate-listing.server.ts";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { listingWaitsEmail } from "#app/listings/lifecycle/listing-emails.ts";
import { notifyOwner } from "#app/payments/events/notify-owner.server.ts";
import { endedHereId, graceDays, type OrderOutcome } from "#app/payments/events/outcomes.ts";
import {
  receiptEmail,
  type ReceiptNews,
  type ReturnReason,
} from "#app/payments/events/payment-emails.ts";
import type { Settlement } from "#app/payments/payment-services.ts";
import { getSettledOrder, type SettledOrder } from "#app/payments/orders/order.queries.server.ts";
import { type AdvertisingPayment, isKept } from "#app/payments/orders/kept-payments.ts";
import { listAdvertisingPayments } from "#app/payments/orders/kept-payments.queries.server.ts";
import { termEnd } from "#app/payments/package.ts";
import { orders, paymentFacts, subscriptions } from "#app/payments/payments.table.ts";
import { returnPayment } from "#app/payments/refunds/return-payment.server.ts";
import { endAtProvider, endRenewals } from "#app/payments/renewals/end-renewals.server.ts";
import { isStanding } from "#app/payments/success-fee/success-fee.ts";
import type { Db } from "#app/platform/db/db.ts";
import { addDays } from "#app/shared/day.ts";

/** Runs once per order, because it sets `paidAt`. */
export async function fulfilOrder(
  settlement: Settlement,
  order: SettledOrder,
  outcome: OrderOutcome,
): Promise<void> {
  const { tx } = settlement;
  const paidAt = outcome.paidAt!;
  const paid = {
    paidAt,
    status: "paid" as const,
    receiptNumber: await nextReceiptNumber(tx),
    ...(order.kind === "package" && {
      periodStart: paidAt,
      periodEnd: termEnd(order.packageId, paidAt),
    }),
  };
  Object.assign(order, paid);
  await tx.update(orders).set(paid).where(eq(orders.id, order.id));
  const news = await deliver[order.kind](settlement, order, outcome);
  if (typeof news === "string") return returnPayment(settlement, order, news);
  const email = receiptEmail(order, news);
  await notifyOwner(settlement, order.userId, `receipt:${order.id}`, email);
}

type Delivery = (
  settlement: Settlement,
  order: SettledOrder,
  outcome: OrderOutcome,
) => Promise<ReceiptNews | ReturnReason>;

const deliver: Record<SettledOrder["kind"], Delivery> = {
  package: publish,
  renewal: async ({ tx }, order, { subscriptionId }) => {
    const listing = await lockListing(tx, order.listingId);
    if (listing?.ownerDeletedAt) return "owner-gone";
    if (listing?.status === "draft") return "rejected";
    return (await isReplaced(tx, order, subscriptionId!))
      ? "renewal-ended"
      : { kind: "renewed", until: order.periodEnd! };
  },
  success_fee: async ({ tx }, { listingId, soldAt }) =>
    isStanding(await lockListing(tx, listingId), soldAt) ? { kind: "fee" } : "sale-undone",
};

async function publish(
  settlement: Settlement,
  order: SettledOrder,
  { subscriptionId, customerId }: OrderOutcome,
): Promise<ReceiptNews | ReturnReason> {
  const { tx, jobs, now } = settlement;
  const { listingId, packageId, renewal } = order;
  const [paidAt, periodEnd] = [order.paidAt!, order.periodEnd!];
  const payments = await listAdvertisingPayments(tx, listingId);
  const isTwice = payments.some((other) => isBoughtMeanwhile(other, order));
  // Replaces the previous package, even the same one.
  if (!isTwice) await endRenewals(settlement, { listingId });
  const activation = isTwice
    ? ({ ok: false, reason: "paid-twice" } as const)
    : await activateListing(tx, {
        listingId,
        packageId,
        paidAt,
        paidUntil: subscriptionId ? addDays(periodEnd, graceDays) : periodEnd,
        orderedAt: order.createdAt,
        now,
      });
  if (subscriptionId) {
    await tx.insert(subscriptions).values({
      listingId,
      userId: order.userId,
      orderId: order.id,
      packageId,
      amount: renewal!.amount,
      taxes: renewal!.taxes,
      renewsAt: periodEnd,
      paidUntil: periodEnd,
      providerSubscriptionId: subscriptionId,
      customerId,
      ...(!activation.ok && { status: "cancelled" as const, cancelledAt: now }),
    });
    if (!activation.ok) await endAtProvider(settlement, { subscriptionId, renewsAt: periodEnd });
  }
  if (!activation.ok) return activation.reason;
  // The credit was quoted at checkout and excludes months charged since.
  for (const { id, kind, paidAt: at } of payments)
    if (kind === "renewal" && at > order.createdAt)
      await returnPayment(settlement, await getSettledOrder(tx, id), "renewal-ended");
  if (activation.status === "pending") {
    const { reasons } = activation;
    const email = listingWaitsEmail({ id: listingId, title: order.title }, reasons);
    await emailStaff(tx, jobs, "/admin/queues/listings", email);
    return { kind: "in-review", reasons };
  }
  if (packageId === "max_exposure") return { kind: "until-sold" };
  return {
    kind: "live",
    until: periodEnd,
    renewal: subscriptionId ? { amount: renewal!.amount, from: periodEnd } : null,
  };
}

/** Two checkouts were paid: the payment that we hear of second is refunded. */
const isBoughtMeanwhile = (other: AdvertisingPayment, order: SettledOrder): boolean =>
  other.kind === "package" &&
  other.id !== order.id &&
  other.paidAt > order.createdAt &&
  isKept(other);

/** Charged after the subscription ended here, or after a replacing package was quoted. */
async function isReplaced(tx: Db, { listingId, paidAt }: SettledOrder, subscriptionId: string) {
  const [ended] = await tx
    .select({ at: paymentFacts.occurredAt })
    .from(paymentFacts)
    .where(eq(paymentFacts.id, endedHereId(subscriptionId)));
  if (ended && ended.at < paidAt!) return true;
  const [subscription] = await tx
    .select({ orderId: subscriptions.orderId })
    .from(subscriptions)
    .where(eq(subscriptions.providerSubscriptionId, subscriptionId));
  const bought = (await listAdvertisingPayments(tx, listingId)).filter(
    ({ kind }) => kind === "package",
  );
  const own = bought.findIndex(({ id }) => id === subscription?.orderId);
  return bought.slice(0, Math.max(0, own)).some(({ createdAt }) => createdAt < paidAt!);
}

async function nextReceiptNumber(tx: Db): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(
    sql`select nextval('receipt_numbers')::text as number`,
  );
  return `R-${rows[0]!.number}`;
}
