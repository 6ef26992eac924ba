import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, eq, isNotNull } from "drizzle-orm";
import { endTerm, extendTerm } from "#app/listings/lifecycle/change-term.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { notifyOwner } from "#app/payments/events/notify-owner.server.ts";
import {
  endedHereId,
  isLastAttempt,
  isRenewalFact,
  latestState,
  listingEnd,
  settledInvoices,
  type RenewalFact,
  type SubscriptionOutcome,
  subscriptionOutcome,
} from "#app/payments/events/outcomes.ts";
import {
  actionRequiredEmail,
  renewalCancelledEmail,
  renewalEndedEmail,
  renewalFailedEmail,
  renewalResumedEmail,
} from "#app/payments/events/payment-emails.ts";
import { listFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import { settleOrder } from "#app/payments/events/settle-order.server.ts";
import type { Settlement } from "#app/payments/payment-services.ts";
import { cancelSubscriptionJob } from "#app/payments/payment-jobs.server.ts";
import { orders, subscriptions } from "#app/payments/payments.table.ts";
import type { PaymentFact } from "#app/payments/provider/payment-fact.ts";
import type { Db } from "#app/platform/db/db.ts";

type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

export async function settleSubscription(settlement: Settlement, providerId: string) {
  const { tx } = settlement;
  const before = await findSubscription(tx, providerId);
  if (!before) return;
  const facts = await listFacts(tx, { subscriptionId: providerId });
  const invoices = Map.groupBy(facts.filter(isRenewalFact), (fact) => fact.invoiceId!);
  for (const [invoiceId, renewalFacts] of invoices)
    await settleOrder(settlement, await ensureRenewalOrder(tx, before, invoiceId, renewalFacts));
  const after = subscriptionOutcome(before.firstTermEnd ?? before.paidUntil, facts);
  await saveOutcome(settlement, before, after);
  await moveListingEnd(settlement, before, after);
  await notify(settlement, before, after, facts);
}

async function findSubscription(tx: Db, providerId: string) {
  const [row] = await tx
    .select({ subscription: subscriptions, title: ownTitle, firstTermEnd: orders.periodEnd })
    .from(subscriptions)
    .innerJoin(listings, eq(listings.id, subscriptions.listingId))
    .leftJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(eq(subscriptions.providerSubscriptionId, providerId));
  return row ? { ...row.subscription, title: row.title, firstTermEnd: row.firstTermEnd } : null;
}

async function ensureRenewalOrder(
  tx: Db,
  subscription: Subscription,
  invoiceId: string,
  renewalFacts: readonly RenewalFact[],
): Promise<string> {
  const [known] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.invoiceId, invoiceId));
  if (known) return known.id;
  const { listingId, userId, packageId, taxes } = subscription;
  const { amount, periodStart, periodEnd } = renewalFacts[0]!;
  const [made] = await tx
    .insert(orders)
    .values({
      listingId,
      userId,
      packageId,
      invoiceId,
      kind: "renewal",
      amount,
      taxes: amount === subscription.amount ? taxes : [],
      periodStart: new Date(periodStart),
      periodEnd: new Date(periodEnd),
      createdAt: renewalFacts[0]!.occurredAt,
    })
    .returning({ id: orders.id });
  return made!.id;
}

async function saveOutcome(
  { tx, jobs, now }: Settlement,
  before: Subscription,
  after: SubscriptionOutcome,
): Promise<void> {
  const isCancelled = after.status === "cancelled";
  const { providerSubscriptionId: subscriptionId } = before;
  await tx
    .update(subscriptions)
    .set({ ...after, cancelledAt: isCancelled ? (before.cancelledAt ?? now) : null })
    .where(eq(subscriptions.id, before.id));
  // After the last attempt the provider may keep the subscription and bill the next month.
  if (isCancelled && before.status !== "cancelled" && subscriptionId)
    await jobs.enqueue(tx, cancelSubscriptionJob, { subscriptionId });
}

/** Cancelling removes the days of grace, which are for failed payments only. */
async function moveListingEnd(
  { tx, now }: Settlement,
  before: Subscription,
  after: SubscriptionOutcome,
): Promise<void> {
  const { listingId, packageId } = before;
  const was = listingEnd(before).getTime();
  const end = listingEnd(after);
  if (end.getTime() === was || !(await isCurrent(tx, before))) return;
  if (end.getTime() > was) await extendTerm(tx, { listingId, packageId, paidUntil: end, now });
  else await endTerm(tx, { listingId, endsAt: end });
}

/** False once another package was bought. */
async function isCurrent(tx: Db, { listingId, orderId }: Subscription): Promise<boolean> {
  const packagesPaid = await tx
    .select({ id: orders.id, paidAt: orders.paidAt })
    .from(orders)
    .where(
      and(eq(orders.listingId, listingId), eq(orders.kind, "package"), isNotNull(orders.paidAt)),
    );
  const own = packagesPaid.find((order) => order.id === orderId);
  return !own || !packagesPaid.some((other) => other.paidAt! > own.paidAt!);
}

async function notify(
  settlement: Settlement,
  before: Subscription,
  after: SubscriptionOutcome,
  facts: readonly PaymentFact[],
): Promise<void> {
  const { userId, title } = before;
  // Settled invoices need no attention.
  const settled = settledInvoices(facts);
  const wasEndedHere = facts.some(({ id, subscriptionId }) => id === endedHereId(subscriptionId!));
  const isOver = after.status === "cancelled" && !wasEndedHere;
  const send = (key: string, content: Parameters<typeof notifyOwner>[3]) =>
    notifyOwner(settlement, userId, key, content);
  const state = latestState(facts);
  const isTurned = (before.endsAt === null) !== (after.endsAt === null);
  if (isTurned && state && after.status !== "cancelled")
    await send(
      `renewal-turned:${state.id}`,
      after.endsAt
        ? renewalCancelledEmail({ ...before, paidUntil: after.paidUntil })
        : renewalResumedEmail({ ...before, renewsAt: after.renewsAt }),
    );
  for (const fact of facts) {
    if (settled.has(fact.invoiceId)) continue;
    if (fact.kind === "invoice-action-required" && after.status !== "cancelled")
      await send(`action-required:${fact.invoiceId}`, actionRequiredEmail({ title, ...fact }));
    if (fact.kind !== "invoice-failed") continue;
    const { amount } = fact;
    const endsAt = listingEnd(after);
    if (isOver || isLastAttempt(fact, facts))
      await send(`renewal-ended:${fact.invoiceId}`, renewalEndedEmail({ title, amount, endsAt }));
    else if (after.status === "past_due" && fact.nextAttemptAt)
      await send(
        `renewal-failed:${fact.invoiceId}`,
        renewalFailedEmail({ title, amount, endsAt, retryAt: after.retryAt }),
      );
  }
}
