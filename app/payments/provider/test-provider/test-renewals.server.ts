import { and, asc, eq, lte, sql } from "drizzle-orm";
import type {
  TestCustomer,
  TestInvoice,
  TestSubscription,
} from "#app/payments/provider/test-provider/test-objects.ts";
import { testProviderObjects } from "#app/payments/provider/test-provider/test-provider.table.ts";
import {
  emitTestEvent,
  getTestObject,
  putTestObject,
  type TestTransaction,
  toSeconds,
} from "#app/payments/provider/test-provider/test-store.server.ts";
import {
  findInvoicePayment,
  makeInvoice,
  recordPayment,
} from "#app/payments/provider/test-provider/test-invoices.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Days after the first attempt on which a failed renewal is retried. */
const retryAfterDays = [1, 3, 6];
const daySeconds = 24 * 60 * 60;

export async function findDueSubscription(db: Db, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ id: testProviderObjects.id })
    .from(testProviderObjects)
    .where(lte(testProviderObjects.dueAt, now))
    .orderBy(asc(testProviderObjects.dueAt))
    .limit(1);
  return row?.id ?? null;
}

export async function advanceSubscription(transaction: TestTransaction, id: string): Promise<void> {
  const subscription = await getTestObject<TestSubscription>(transaction.tx, "subscription", id);
  if (!subscription || subscription.status === "canceled") return;
  if (subscription.cancel_at_period_end)
    return endSubscription(transaction, subscription, "cancellation_requested");
  const unpaid = await findUnpaidInvoice(transaction.tx, id);
  await attempt(transaction, subscription, unpaid ?? startPeriod(transaction.now, subscription));
}

function startPeriod(now: Date, subscription: TestSubscription): TestInvoice {
  const start = subscription.items.data[0]!.current_period_end;
  return makeInvoice(now, subscription, {
    amount: subscription.amount,
    reason: "subscription_cycle",
    period: { start, end: toSeconds(monthAfter(new Date(start * 1000))) },
  });
}

/** The same day of the next month, or its last day. */
function monthAfter(moment: Date): Date {
  const next = new Date(moment);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return next;
}

async function attempt(
  transaction: TestTransaction,
  subscription: TestSubscription,
  invoice: TestInvoice,
): Promise<void> {
  const customer = await getTestObject<TestCustomer>(
    transaction.tx,
    "customer",
    subscription.customer,
  );
  const now = toSeconds(transaction.now);
  const attempts = invoice.attempt_count + 1;
  const period = invoice.lines.data[0]!.period;
  const payment = {
    id: (await findInvoicePayment(transaction.tx, invoice.id))?.id,
    amount: invoice.amount_due,
    invoice: invoice.id,
  };
  if (customer && customer.card.behaviour === "pays") {
    const paid: TestInvoice = {
      ...invoice,
      status: "paid",
      amount_paid: invoice.amount_due,
      attempt_count: attempts,
      next_payment_attempt: null,
      status_transitions: { paid_at: now },
    };
    const renewed: TestSubscription = {
      ...subscription,
      status: "active",
      items: { data: [{ current_period_end: period.end }] },
    };
    await putTestObject(transaction, paid);
    await putTestObject(transaction, renewed, new Date(period.end * 1000));
    await recordPayment(transaction, { ...payment, status: "succeeded" });
    await emitTestEvent(transaction, "invoice.paid", paid);
    await emitTestEvent(transaction, "customer.subscription.updated", renewed);
    return;
  }
  const retryDays = retryAfterDays[invoice.attempt_count];
  const nextAttempt = retryDays === undefined ? null : invoice.created + retryDays * daySeconds;
  // Only the owner can authenticate, so no next attempt is announced.
  const needsAction = customer?.card.behaviour === "authenticates" && attempts === 1;
  const failed: TestInvoice = {
    ...invoice,
    attempt_count: attempts,
    next_payment_attempt: needsAction ? null : nextAttempt,
  };
  const overdue: TestSubscription = { ...subscription, status: "past_due" };
  await putTestObject(transaction, failed);
  await putTestObject(
    transaction,
    overdue,
    nextAttempt === null ? null : new Date(nextAttempt * 1000),
  );
  await recordPayment(transaction, {
    ...payment,
    status: needsAction ? "requires_action" : "requires_payment_method",
  });
  if (needsAction) await emitTestEvent(transaction, "invoice.payment_action_required", failed);
  await emitTestEvent(transaction, "invoice.payment_failed", failed);
  if (nextAttempt === null) await endSubscription(transaction, overdue, "payment_failed");
  else if (subscription.status !== "past_due")
    await emitTestEvent(transaction, "customer.subscription.updated", overdue);
}

export async function endSubscription(
  transaction: TestTransaction,
  subscription: TestSubscription,
  reason: string,
): Promise<void> {
  const ended: TestSubscription = {
    ...subscription,
    status: "canceled",
    cancellation_details: { reason },
  };
  await putTestObject(transaction, ended);
  await emitTestEvent(transaction, "customer.subscription.deleted", ended);
}

async function findUnpaidInvoice(tx: Db, subscriptionId: string): Promise<TestInvoice | null> {
  const [row] = await tx
    .select({ data: testProviderObjects.data })
    .from(testProviderObjects)
    .where(
      and(
        eq(sql`${testProviderObjects.data} ->> 'subscription'`, subscriptionId),
        eq(sql`${testProviderObjects.data} ->> 'object'`, "invoice"),
        eq(sql`${testProviderObjects.data} ->> 'status'`, "open"),
      ),
    )
    .limit(1);
  return (row?.data as TestInvoice | undefined) ?? null;
}

export async function listTestInvoices(db: Db, subscriptionId: string): Promise<TestInvoice[]> {
  const rows = await db
    .select({ data: testProviderObjects.data })
    .from(testProviderObjects)
    .where(
      and(
        eq(sql`${testProviderObjects.data} ->> 'subscription'`, subscriptionId),
        eq(sql`${testProviderObjects.data} ->> 'object'`, "invoice"),
      ),
    );
  return rows.map(({ data }) => data as TestInvoice);
}
