import { eq, sql } from "drizzle-orm";
import { listAdministratorEmails } from "#app/accounts/administration/list-administrator-emails.server.ts";
import { activateListing } from "#app/listings/lifecycle/activate-listing.server.ts";
import { listingWaitsEmail } from "#app/listings/review/review-emails.ts";
import { notifyOwner } from "#app/payments/events/notify-owner.server.ts";
import { graceDays, type OrderOutcome } from "#app/payments/events/outcomes.ts";
import {
  paymentReturnedEmail,
  receiptEmail,
  type ReceiptNews,
} from "#app/payments/events/payment-emails.ts";
import type { Settlement } from "#app/payments/events/settle.server.ts";
import type { SettledOrder } from "#app/payments/events/settle-order.server.ts";
import { termEnd } from "#app/payments/package.ts";
import { orders, subscriptions } from "#app/payments/payments.table.ts";
import { queueRefund } from "#app/payments/refunds/queue-refund.server.ts";
import { endRenewals } from "#app/payments/renewals/end-renewals.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** An order became paid: receipt, and what it bought. Runs once for an order, because it sets `paidAt`. */
export async function fulfilOrder(
  settlement: Settlement,
  order: SettledOrder,
  outcome: OrderOutcome,
): Promise<void> {
  const { tx } = settlement;
  const paidAt = outcome.paidAt!;
  Object.assign(order, {
    paidAt,
    status: "paid",
    receiptNumber: await nextReceiptNumber(tx),
    ...(order.kind === "package" && {
      periodStart: paidAt,
      periodEnd: termEnd(order.packageId, paidAt),
    }),
  });
  await tx
    .update(orders)
    .set({
      paidAt,
      status: "paid",
      receiptNumber: order.receiptNumber,
      periodStart: order.periodStart,
      periodEnd: order.periodEnd,
    })
    .where(eq(orders.id, order.id));
  const news = order.kind === "package" ? await publish(settlement, order, outcome) : null;
  if (news === "returned") return;
  await notifyOwner(
    settlement,
    order.userId,
    `receipt:${order.id}`,
    receiptEmail(settlement.appUrl, order, news ?? plainNews(order)),
  );
}

const plainNews = (order: SettledOrder): ReceiptNews =>
  order.kind === "renewal" ? { kind: "renewed", until: order.periodEnd! } : { kind: "fee" };

/** Puts the listing on the market for what was paid, or sends the money back where that is not possible any more. */
async function publish(
  settlement: Settlement,
  order: SettledOrder,
  outcome: OrderOutcome,
): Promise<ReceiptNews | "returned"> {
  const { tx, jobs, appUrl, now } = settlement;
  const { listingId, packageId } = order;
  const periodEnd = order.periodEnd!;
  const renews = outcome.subscriptionId !== null;
  // What ran before is replaced, also where the same package is bought again.
  await endRenewals(settlement, { listingId });
  if (renews)
    await tx.insert(subscriptions).values({
      listingId,
      userId: order.userId,
      orderId: order.id,
      packageId,
      amount: order.renewal!.amount,
      taxes: order.renewal!.taxes,
      renewsAt: periodEnd,
      paidUntil: periodEnd,
      providerSubscriptionId: outcome.subscriptionId,
      customerId: outcome.customerId,
    });
  const activation = await activateListing(tx, {
    listingId,
    packageId,
    paidUntil: renews ? new Date(periodEnd.getTime() + graceDays * dayMs) : periodEnd,
    orderedAt: order.createdAt,
    now,
  });
  if (!activation.ok) {
    if (renews) await endRenewals(settlement, { listingId });
    await queueRefund(
      { tx, jobs },
      {
        orderId: order.id,
        amount: order.amount,
        key: `refund:${order.id}:not-published`,
        reason: "The listing could not be published any more.",
        requestedBy: null,
        now,
      },
    );
    await notifyOwner(
      settlement,
      order.userId,
      `returned:${order.id}`,
      paymentReturnedEmail(appUrl, order, activation.reason),
    );
    return "returned";
  }
  if (activation.status === "pending") {
    const { reasons } = activation;
    const email = listingWaitsEmail(appUrl, { id: listingId, title: order.title }, reasons);
    for (const recipient of await listAdministratorEmails(tx, "/admin/queues/listings"))
      await sendEmail(tx, jobs, recipient, email);
    return { kind: "in-review", reasons };
  }
  if (packageId === "max_exposure") return { kind: "until-sold" };
  const renewal = renews ? { amount: order.renewal!.amount, from: periodEnd } : null;
  return { kind: "live", until: periodEnd, renewal };
}

async function nextReceiptNumber(tx: Db): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(
    sql`select nextval('receipt_numbers')::text as number`,
  );
  return `R-${rows[0]!.number}`;
}
