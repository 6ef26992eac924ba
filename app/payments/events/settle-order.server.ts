import { eq } from "drizzle-orm";
import { endTerm } from "#app/listings/lifecycle/change-term.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { fulfilOrder } from "#app/payments/events/fulfil-order.server.ts";
import { notifyOwner } from "#app/payments/events/notify-owner.server.ts";
import { type OrderOutcome, orderOutcome } from "#app/payments/events/outcomes.ts";
import {
  disputeOpenedEmail,
  type EmailOrder,
  paymentFailedEmail,
  refundEmail,
  takenDownEmail,
} from "#app/payments/events/payment-emails.ts";
import { listFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import type { Settlement } from "#app/payments/events/settle.server.ts";
import { isLatestPayment } from "#app/payments/orders/running-payment.queries.server.ts";
import { orders, refunds } from "#app/payments/payments.table.ts";
import { getRefundedAmount } from "#app/payments/refunds/refunded-amount.queries.server.ts";
import { endRenewals } from "#app/payments/renewals/end-renewals.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export type SettledOrder = typeof orders.$inferSelect & { title: string };

/** Brings one order into the state that follows from its facts. The listing is locked already. */
export async function settleOrder(
  settlement: Settlement,
  orderId: string,
): Promise<{ learned: boolean; subscriptionId: string | null }> {
  const { tx } = settlement;
  const order = await getOrder(tx, orderId);
  const { outcome, learned } = await readOutcome(tx, order);
  if (learned) Object.assign(order, learned);
  if (outcome.paidAt && !order.paidAt) await fulfilOrder(settlement, order, outcome);
  else if (!outcome.paidAt && outcome.status !== order.status)
    await changeStatus(settlement, order, outcome.status);
  if (outcome.paidAt) {
    await recordRefunds(settlement, order, outcome);
    await settleDisputes(settlement, order, outcome);
    await takeDownIfReturned(settlement, order, outcome);
  }
  return { learned: learned !== null, subscriptionId: outcome.subscriptionId };
}

async function getOrder(tx: Db, orderId: string): Promise<SettledOrder> {
  const [row] = await tx
    .select({ order: orders, title: listings.title })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(eq(orders.id, orderId));
  return { ...row!.order, title: row!.title };
}

/** Facts lead to further ids, under which there may be further facts: a checkout to its invoice, that to its payment. */
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
  { tx, jobs, appUrl }: Settlement,
  order: SettledOrder,
  status: OrderOutcome["status"],
): Promise<void> {
  await tx.update(orders).set({ status }).where(eq(orders.id, order.id));
  if (status === "failed" && order.kind !== "renewal")
    await notifyOwner(
      { tx, jobs, appUrl },
      order.userId,
      `failed:${order.checkoutId}`,
      paymentFailedEmail(appUrl, emailOrder(order)),
    );
}

export const emailOrder = (order: SettledOrder): EmailOrder => order;

async function recordRefunds(
  { tx, jobs, appUrl }: Settlement,
  order: SettledOrder,
  outcome: OrderOutcome,
): Promise<void> {
  for (const { id, amount, at } of outcome.refunds) {
    // Asked first: the trigger counts an insert that would be a conflict, too.
    const [known] = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(eq(refunds.providerRefundId, id));
    if (known) continue;
    await tx
      .insert(refunds)
      .values({ orderId: order.id, amount, providerRefundId: id, createdAt: at });
    await notifyOwner(
      { tx, jobs, appUrl },
      order.userId,
      `refund:${id}`,
      refundEmail(appUrl, emailOrder(order), amount),
    );
  }
}

async function settleDisputes(
  { tx, jobs, appUrl }: Settlement,
  order: SettledOrder,
  { status, openDisputes }: OrderOutcome,
): Promise<void> {
  if (status !== order.status) {
    await tx.update(orders).set({ status }).where(eq(orders.id, order.id));
    order.status = status;
  }
  for (const id of openDisputes)
    await notifyOwner(
      { tx, jobs, appUrl },
      order.userId,
      `dispute:${id}`,
      disputeOpenedEmail(appUrl, emailOrder(order)),
    );
}

/** All of the money went back, by refunds or by a lost dispute: what it bought ends, unless a later payment stands for it. */
async function takeDownIfReturned(
  settlement: Settlement,
  order: SettledOrder,
  outcome: OrderOutcome,
): Promise<void> {
  const { tx, jobs, appUrl, now } = settlement;
  if (order.kind === "success_fee" || !order.paidAt) return;
  const returned =
    outcome.status === "charged_back" || (await getRefundedAmount(tx, order.id)) >= order.amount;
  if (!returned || !(await isLatestPayment(tx, order))) return;
  const [listing] = await tx
    .select({ status: listings.status, packageId: listings.packageId })
    .from(listings)
    .where(eq(listings.id, order.listingId));
  await endRenewals(settlement, { listingId: order.listingId });
  if (!listing?.packageId || listing.status === "sold") return;
  await endTerm(tx, {
    listingId: order.listingId,
    because: "payment-reversed",
    endsAt: now,
    now,
  });
  await notifyOwner(
    { tx, jobs, appUrl },
    order.userId,
    `taken-down:${order.id}`,
    takenDownEmail(appUrl, emailOrder(order)),
  );
}
