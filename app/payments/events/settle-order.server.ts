import { alertStaff, emailStaff } from "#app/accounts/administration/email-staff.server.ts";
import { eq } from "drizzle-orm";
import { reverseTerm } from "#app/listings/lifecycle/change-term.server.ts";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { settleDeliverables } from "#app/payments/deliverables/settle-deliverables.server.ts";
import { fulfilOrder } from "#app/payments/events/fulfil-order.server.ts";
import { notifyOwner } from "#app/payments/events/notify-owner.server.ts";
import { type OrderOutcome, orderOutcome } from "#app/payments/events/outcomes.ts";
import {
  creditLostEmail,
  disputeOpenedEmail,
  fallenBackEmail,
  paymentFailedEmail,
  refundEmail,
  takenDownEmail,
} from "#app/payments/events/payment-emails.ts";
import { listFacts, storeFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import type { Settlement } from "#app/payments/payment-services.ts";
import { getSettledOrder, type SettledOrder } from "#app/payments/orders/order.queries.server.ts";
import { isKept, reversalOf } from "#app/payments/orders/kept-payments.ts";
import { listAdvertisingPayments } from "#app/payments/orders/kept-payments.queries.server.ts";
import { orders, refunds } from "#app/payments/payments.table.ts";
import { returnPayment } from "#app/payments/refunds/return-payment.server.ts";
import { endRenewals } from "#app/payments/renewals/end-renewals.server.ts";
import { isStanding } from "#app/payments/success-fee/success-fee.ts";
import type { Db } from "#app/platform/db/db.ts";

/** The listing must be locked. */
export async function settleOrder(
  settlement: Settlement,
  orderId: string,
): Promise<{ learned: boolean; subscriptionId: string | null }> {
  const { tx } = settlement;
  const order = await getSettledOrder(tx, orderId);
  const { outcome, learned } = await readOutcome(tx, order);
  if (learned) Object.assign(order, learned);
  if (outcome.paidAt && !order.paidAt) await fulfilOrder(settlement, order, outcome);
  else if (!outcome.paidAt && outcome.status !== order.status)
    await changeStatus(settlement, order, outcome.status);
  if (outcome.paidAt) {
    await recordRefunds(settlement, order, outcome);
    await settleDisputes(settlement, order, outcome);
    await reverseIfReturned(settlement, order, outcome);
    if (order.kind !== "success_fee") await settleDeliverables(settlement, order.listingId);
  }
  return { learned: learned !== null, subscriptionId: outcome.subscriptionId };
}

/** Facts lead to further ids with further facts: a checkout to its invoice, an invoice to its payment. */
async function readOutcome(tx: Db, order: SettledOrder) {
  const ids = { invoiceId: order.invoiceId, paymentId: order.paymentId };
  for (;;) {
    const facts = await listFacts(tx, { orderId: order.id, checkoutId: order.checkoutId, ...ids });
    const outcome = orderOutcome(order.kind, facts);
    const invoiceId = ids.invoiceId ?? outcome.invoiceId;
    const paymentId = ids.paymentId ?? outcome.paymentId;
    if (invoiceId === ids.invoiceId && paymentId === ids.paymentId) {
      const isNew = invoiceId !== order.invoiceId || paymentId !== order.paymentId;
      if (isNew) await tx.update(orders).set(ids).where(eq(orders.id, order.id));
      return { outcome, learned: isNew ? ids : null };
    }
    Object.assign(ids, { invoiceId, paymentId });
  }
}

async function changeStatus(
  settlement: Settlement,
  order: SettledOrder,
  status: OrderOutcome["status"],
): Promise<void> {
  await settlement.tx.update(orders).set({ status }).where(eq(orders.id, order.id));
  const email = paymentFailedEmail(order);
  if (status === "failed" && order.kind !== "renewal")
    await notifyOwner(settlement, order.userId, `failed:${order.checkoutId}`, email);
}

async function recordRefunds(settlement: Settlement, order: SettledOrder, outcome: OrderOutcome) {
  const { tx } = settlement;
  for (const { id, amount, at } of outcome.refunds) {
    // Checked first: the trigger counts conflicting inserts too.
    const [known] = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(eq(refunds.providerRefundId, id));
    if (known) continue;
    await tx
      .insert(refunds)
      .values({ orderId: order.id, amount, providerRefundId: id, createdAt: at });
    const email = refundEmail(order, amount);
    await notifyOwner(settlement, order.userId, `refund:${id}`, email);
  }
}

async function settleDisputes(
  settlement: Settlement,
  order: SettledOrder,
  { status, openDisputes }: OrderOutcome,
): Promise<void> {
  const { tx, jobs, now } = settlement;
  if (status !== order.status) {
    await tx.update(orders).set({ status }).where(eq(orders.id, order.id));
    order.status = status;
    // The sale may have been undone while the bank had the money.
    if (status === "paid" && order.kind === "success_fee") {
      const listing = await lockListing(tx, order.listingId);
      if (!isStanding(listing, order.soldAt)) await returnPayment(settlement, order, "sale-undone");
    }
  }
  for (const id of openDisputes) {
    const email = disputeOpenedEmail(order);
    const isNew = await notifyOwner(settlement, order.userId, `dispute:${id}`, email);
    if (isNew)
      await alertStaff(tx, jobs, {
        kind: "dispute",
        area: "/admin/revenue",
        path: `/admin/orders/${order.id}`,
        heading: `A payment is disputed: ${order.receiptNumber}`,
        text: `The bank has asked for the money for “${order.title}” back. Answer it at the payment provider in time.`,
        now,
      });
  }
}

/** Ends what a fully returned payment bought, once: whatever an administrator grants afterwards stays. */
async function reverseIfReturned(
  settlement: Settlement,
  order: SettledOrder,
  { isReversed, status }: OrderOutcome,
): Promise<void> {
  const { tx, jobs, now } = settlement;
  const { id, listingId, userId } = order;
  if (isReversed || !order.periodEnd) return;
  const payments = await listAdvertisingPayments(tx, listingId);
  const own = payments.find((payment) => payment.id === id);
  if (!own || isKept(own)) return;
  await storeFacts(tx, [{ id: `reversed:${id}`, kind: "reversed", orderId: id, occurredAt: now }]);
  const reversal = reversalOf(payments, id, now);
  if (reversal.kind === "none") {
    if (status === "charged_back" && reversal.later?.credit)
      await emailStaff(tx, jobs, "/admin/revenue", creditLostEmail(order));
    return;
  }
  await endRenewals(settlement, { listingId });
  const remains = reversal.kind === "falls-back" ? reversal.to : null;
  if (!(await reverseTerm(tx, { listingId, remains, now }))) return;
  const email = remains ? fallenBackEmail(order, remains) : takenDownEmail(order);
  await notifyOwner(settlement, userId, `taken-down:${id}`, email);
}

/** The listing must be locked. */
export async function closeOrder(settlement: Settlement, orderId: string): Promise<void> {
  const { tx, now } = settlement;
  await storeFacts(tx, [
    { id: `closed:${orderId}`, kind: "order-closed", orderId, occurredAt: now },
  ]);
  await settleOrder(settlement, orderId);
}
