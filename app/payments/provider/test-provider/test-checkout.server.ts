import { idOf } from "#app/payments/provider/stripe/stripe-shapes.ts";
import {
  type CardBehaviour,
  type DebitBehaviour,
  type Decline,
  isDecline,
  type TestCard,
} from "#app/payments/provider/test-provider/test-cards.ts";
import { settleTestDebitJob } from "#app/payments/provider/test-provider/test-jobs.server.ts";
import type {
  TestCheckout,
  TestCustomer,
  TestInvoice,
  TestPayment,
  TestSubscription,
} from "#app/payments/provider/test-provider/test-objects.ts";
import {
  emitTestEvent,
  getTestObject,
  newTestId,
  putTestObject,
  type TestTransaction,
  toSeconds,
} from "#app/payments/provider/test-provider/test-store.server.ts";
import {
  findInvoicePayment,
  makeInvoice,
  recordPayment,
} from "#app/payments/provider/test-provider/test-invoices.server.ts";

export type PayOutcome =
  | { ok: true; next: "return" | "authenticate" }
  | { ok: false; reason: Decline | "authentication-failed" | "not-open" };

/** How long a bank debit takes here; in the real world it is days. */
const debitDelayMs = 3_000;
const daySeconds = 24 * 60 * 60;

async function getOpen(transaction: TestTransaction, id: string): Promise<TestCheckout | null> {
  const checkout = await getTestObject<TestCheckout>(transaction.tx, "checkout.session", id);
  const isOpen =
    checkout?.status === "open" && checkout.expires_at * 1000 > transaction.now.getTime();
  return isOpen ? checkout : null;
}

export async function payByCard(
  transaction: TestTransaction,
  id: string,
  card: TestCard,
): Promise<PayOutcome> {
  const checkout = await getOpen(transaction, id);
  if (!checkout) return { ok: false, reason: "not-open" };
  if (isDecline(card.outcome)) return { ok: false, reason: card.outcome };
  if (card.outcome === "authenticates") {
    await putTestObject(transaction, { ...checkout, authenticating: card.outcome });
    return { ok: true, next: "authenticate" };
  }
  await complete(transaction, checkout, card.outcome, card.number.slice(-4));
  return { ok: true, next: "return" };
}

export async function answerAuthentication(
  transaction: TestTransaction,
  id: string,
  passed: boolean,
): Promise<PayOutcome> {
  const checkout = await getOpen(transaction, id);
  if (!checkout?.authenticating) return { ok: false, reason: "not-open" };
  if (passed) await complete(transaction, checkout, checkout.authenticating, "3155");
  else await putTestObject(transaction, { ...checkout, authenticating: null });
  return passed ? { ok: true, next: "return" } : { ok: false, reason: "authentication-failed" };
}

export async function payByDebit(
  transaction: TestTransaction,
  id: string,
  behaviour: DebitBehaviour,
): Promise<PayOutcome> {
  const checkout = await getOpen(transaction, id);
  if (!checkout) return { ok: false, reason: "not-open" };
  const invoice = checkout.mode === "subscription" ? newTestId("in") : null;
  const amount = checkout.amount_total;
  const payment = await recordPayment(transaction, { amount, invoice, status: "processing" });
  const pending: TestCheckout = {
    ...checkout,
    status: "complete",
    payment_status: "unpaid",
    url: null,
    payment_intent: invoice ? null : payment,
    invoice,
  };
  await putTestObject(transaction, pending);
  await emitTestEvent(transaction, "checkout.session.completed", pending);
  await transaction.jobs.enqueue(
    transaction.tx,
    settleTestDebitJob,
    { checkoutId: id, succeeds: behaviour === "succeeds-later" },
    { startAfter: new Date(Date.now() + debitDelayMs) },
  );
  return { ok: true, next: "return" };
}

export async function settleDebit(transaction: TestTransaction, id: string, succeeds: boolean) {
  const checkout = await getTestObject<TestCheckout>(transaction.tx, "checkout.session", id);
  if (checkout?.status !== "complete" || checkout.payment_status !== "unpaid") return;
  if (succeeds) {
    const paid = await charge(transaction, checkout, "pays", "6789");
    await emitTestEvent(transaction, "checkout.session.async_payment_succeeded", paid);
  } else {
    // The session stays unpaid; a second run of the job would only repeat the event.
    const payment = await pendingPayment(transaction, checkout);
    if (payment)
      await putTestObject(transaction, { ...payment, status: "requires_payment_method" });
    await emitTestEvent(transaction, "checkout.session.async_payment_failed", checkout);
  }
}

export async function pendingPayment(
  { tx }: Pick<TestTransaction, "tx">,
  { payment_intent, invoice }: TestCheckout,
): Promise<TestPayment | null> {
  const paymentId = idOf(payment_intent);
  return paymentId
    ? getTestObject<TestPayment>(tx, "payment_intent", paymentId)
    : findInvoicePayment(tx, idOf(invoice));
}

async function complete(
  transaction: TestTransaction,
  checkout: TestCheckout,
  behaviour: CardBehaviour,
  last4: string,
): Promise<void> {
  const paid = await charge(transaction, checkout, behaviour, last4);
  await emitTestEvent(transaction, "checkout.session.completed", paid);
}

async function charge(
  transaction: TestTransaction,
  checkout: TestCheckout,
  behaviour: CardBehaviour,
  last4: string,
): Promise<TestCheckout> {
  const paid: TestCheckout = {
    ...checkout,
    status: "complete",
    payment_status: "paid",
    url: null,
    authenticating: null,
  };
  const amount = checkout.amount_total;
  if (checkout.mode === "payment") {
    paid.payment_intent = await recordPayment(transaction, {
      id: idOf(checkout.payment_intent) ?? undefined,
      amount,
      invoice: null,
      status: "succeeded",
    });
  } else {
    const subscription = await startSubscription(transaction, checkout, behaviour, last4);
    const invoice = await payFirstInvoice(transaction, subscription, checkout);
    paid.customer = subscription.customer;
    paid.subscription = subscription.id;
    paid.invoice = invoice.id;
  }
  await putTestObject(transaction, paid);
  return paid;
}

async function startSubscription(
  transaction: TestTransaction,
  checkout: TestCheckout,
  behaviour: CardBehaviour,
  last4: string,
): Promise<TestSubscription> {
  const now = toSeconds(transaction.now);
  const customer: TestCustomer = {
    id: newTestId("cus"),
    object: "customer",
    email: checkout.customer_email,
    card: { last4, behaviour },
  };
  const trialEnd = now + (checkout.trial_period_days ?? 0) * daySeconds;
  const subscription: TestSubscription = {
    id: newTestId("sub"),
    object: "subscription",
    status: "trialing",
    customer: customer.id,
    created: now,
    cancel_at: null,
    cancel_at_period_end: false,
    cancellation_details: { reason: null },
    items: { data: [{ current_period_end: trialEnd }] },
    amount: checkout.items
      .filter(({ isMonthly }) => isMonthly)
      .reduce((sum, item) => sum + item.amount, 0),
    metadata: checkout.metadata,
  };
  await putTestObject(transaction, customer);
  await putTestObject(transaction, subscription, new Date(trialEnd * 1000));
  await emitTestEvent(transaction, "customer.subscription.created", subscription);
  return subscription;
}

async function payFirstInvoice(
  transaction: TestTransaction,
  subscription: TestSubscription,
  checkout: TestCheckout,
): Promise<TestInvoice> {
  const amount = checkout.amount_total;
  const pending = await pendingPayment(transaction, checkout);
  const invoice = makeInvoice(transaction.now, subscription, {
    amount,
    reason: "subscription_create",
    period: {
      start: toSeconds(transaction.now),
      end: subscription.items.data[0]!.current_period_end,
    },
  });
  const paid: TestInvoice = {
    ...invoice,
    id: idOf(checkout.invoice) ?? invoice.id,
    status: "paid",
    amount_paid: amount,
    attempt_count: 1,
    status_transitions: { paid_at: toSeconds(transaction.now) },
  };
  await putTestObject(transaction, paid);
  await recordPayment(transaction, {
    id: pending?.id,
    amount,
    invoice: paid.id,
    status: "succeeded",
  });
  await emitTestEvent(transaction, "invoice.paid", paid);
  return paid;
}
