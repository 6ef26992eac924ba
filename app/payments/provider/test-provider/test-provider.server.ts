import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import {
  type NewCheckout,
  type PaymentProvider,
  type PaymentReference,
  PaymentProviderError,
} from "#app/payments/provider/payment-provider.ts";
import {
  asFact,
  readCheckout,
  readCheckoutFacts,
  readCheckoutPayment,
  readDisputeAnswer,
  readEventFacts,
  readInvoiceAnswer,
  readRefundAnswer,
} from "#app/payments/provider/stripe/read-stripe.ts";
import {
  subscriptionFact,
  verifyStripeEvent,
} from "#app/payments/provider/stripe/stripe-provider.server.ts";
import type { EventShape } from "#app/payments/provider/stripe/stripe-shapes.ts";
import {
  createTestPayments,
  type TestPayments,
} from "#app/payments/provider/test-provider/test-payments.server.ts";
import type {
  TestCheckout,
  TestDispute,
  TestRefund,
  TestSubscription,
} from "#app/payments/provider/test-provider/test-objects.ts";
import { testProviderObjects } from "#app/payments/provider/test-provider/test-provider.table.ts";
import {
  endSubscription,
  listTestInvoices,
} from "#app/payments/provider/test-provider/test-renewals.server.ts";
import { pendingPayment } from "#app/payments/provider/test-provider/test-checkout.server.ts";
import {
  announcedPayment,
  findInvoicePayment,
} from "#app/payments/provider/test-provider/test-invoices.server.ts";
import { refundTestPayment } from "#app/payments/provider/test-provider/test-refunds.server.ts";
import {
  emitTestEvent,
  getTestObject,
  newTestId,
  putTestObject,
  type TestTransaction,
  toSeconds,
} from "#app/payments/provider/test-provider/test-store.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface TestProviderOptions {
  db: Db;
  jobs: Jobs;
  appUrl: string;
  secret: string;
  clock?: () => Date;
}

/** The embedded provider: behaves like Stripe, has its own tables, and never moves money. */
export interface TestProvider extends PaymentProvider {
  readonly test: TestPayments;
}

export function createTestProvider({
  db,
  jobs,
  appUrl,
  secret,
  clock = () => new Date(),
}: TestProviderOptions): TestProvider {
  /** Never inside one of our own transactions: a real provider is on the other side of a network. */
  const run = <Result>(work: (transaction: TestTransaction) => Promise<Result>): Promise<Result> =>
    db.transaction((tx) => work({ tx, jobs, now: clock() }));

  const changeSubscription = (id: string, cancel: boolean, now: Date) =>
    run(async (transaction) => {
      const subscription = await getTestObject<TestSubscription>(
        transaction.tx,
        "subscription",
        id,
      );
      if (!subscription || subscription.status === "canceled")
        throw new PaymentProviderError(`no such subscription: ${id}`);
      const changed: TestSubscription = { ...subscription, cancel_at_period_end: cancel };
      const dueAt = new Date(subscription.items.data[0]!.current_period_end * 1000);
      await putTestObject(transaction, changed, dueAt);
      await emitTestEvent(transaction, "customer.subscription.updated", changed);
      return [subscriptionFact(changed, now)];
    });

  return {
    test: createTestPayments({ db, run, appUrl, secret, clock }),
    async ping() {},
    createCheckout: (checkout) =>
      run(async (transaction) => {
        const id = derivedId("cs", checkout.key);
        const known = await getTestObject<TestCheckout>(transaction.tx, "checkout.session", id);
        if (known) return readCheckout(known);
        const made = makeCheckout(id, checkout, appUrl, transaction.now);
        await putTestObject(transaction, made);
        return readCheckout(made);
      }),
    getCheckout: (id) => run(async ({ tx }) => readCheckout(await getCheckout(tx, id))),
    expireCheckout: (id) =>
      run(async (transaction) => {
        const checkout = await getCheckout(transaction.tx, id);
        if (checkout.status !== "open") return readCheckout(checkout);
        const expired: TestCheckout = { ...checkout, status: "expired", url: null };
        await putTestObject(transaction, expired);
        await emitTestEvent(transaction, "checkout.session.expired", expired);
        return readCheckout(expired);
      }),
    cancelAtPeriodEnd: (id, now) => changeSubscription(id, true, now),
    resume: (id, now) => changeSubscription(id, false, now),
    cancelNow: (id) =>
      run(async (transaction) => {
        const subscription = await getTestObject<TestSubscription>(
          transaction.tx,
          "subscription",
          id,
        );
        if (!subscription || subscription.status === "canceled") return;
        await endSubscription(transaction, subscription, "cancellation_requested");
      }),
    createPortal: (customer, returnUrl) =>
      run(async (transaction) => {
        const id = newTestId("bps");
        await putTestObject(transaction, {
          id,
          object: "billing_portal.session",
          customer,
          return_url: returnUrl,
        });
        return { url: `${appUrl}/test-payments/portal/${id}` };
      }),
    refund: ({ key, amount, ...reference }) =>
      run(async (transaction) => {
        const paymentId = await findPayment(transaction.tx, reference);
        if (!paymentId) throw new PaymentProviderError("no payment to refund");
        const refund = await refundTestPayment(transaction, derivedId("re", key), {
          paymentId,
          amount,
          key,
        });
        return readRefundAnswer(refund);
      }),
    inquirePayment: (reference, now) =>
      run(async ({ tx }) => {
        const paymentId = await findPayment(tx, reference);
        if (!paymentId) return [];
        const refunds = await listTestObjects<TestRefund>(tx, "refund", paymentId);
        const disputes = await listTestObjects<TestDispute>(tx, "dispute", paymentId);
        return [
          ...refunds.flatMap(readRefundAnswer),
          ...disputes.flatMap((dispute) => readDisputeAnswer(dispute, now)),
        ];
      }),
    inquireCheckout: (id, now) =>
      run(async ({ tx }) => {
        const checkout = await getCheckout(tx, id);
        const payment = await pendingPayment({ tx }, checkout);
        return readCheckoutFacts(checkout)
          .map((fact) => readCheckoutPayment(fact, payment?.status ?? null))
          .map((fact) => asFact(`inquiry:${id}:${fact.kind}`, now, fact));
      }),
    inquireSubscription: (id, now) =>
      run(async ({ tx }) => {
        const subscription = await getTestObject<TestSubscription>(tx, "subscription", id);
        if (!subscription) return [];
        const facts = [subscriptionFact(subscription, now)];
        for (const invoice of await listTestInvoices(tx, id)) {
          const payment = await findInvoicePayment(tx, invoice.id);
          const payments = { data: payment ? [announcedPayment(payment)] : [] };
          facts.push(...readInvoiceAnswer({ ...invoice, payments }, payment?.status ?? null));
        }
        return facts;
      }),
    verifyEvent: (rawBody, signature) => verifyStripeEvent(rawBody, signature, secret),
    readFacts: ({ payload }) => readEventFacts(payload as EventShape),
  };
}

/** The same idempotency key returns the same object. */
const derivedId = (prefix: string, key: string): string =>
  `${prefix}_test_${createHash("sha256").update(key).digest("hex").slice(0, 32)}`;

function makeCheckout(id: string, checkout: NewCheckout, appUrl: string, now: Date): TestCheckout {
  const { trialDays, items, orderId, listingId } = checkout;
  return {
    id,
    object: "checkout.session",
    url: `${appUrl}/test-payments/checkout/${id}`,
    status: "open",
    payment_status: "unpaid",
    payment_intent: null,
    invoice: null,
    subscription: null,
    customer: null,
    mode: trialDays === null ? "payment" : "subscription",
    created: toSeconds(now),
    expires_at: toSeconds(checkout.expiresAt),
    amount_total: items
      .filter(({ isMonthly }) => !isMonthly)
      .reduce((sum, { amount }) => sum + amount, 0),
    customer_email: checkout.email,
    metadata: { orderId, listingId },
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    items,
    trial_period_days: trialDays,
    authenticating: null,
  };
}

async function getCheckout(tx: Db, id: string): Promise<TestCheckout> {
  const checkout = await getTestObject<TestCheckout>(tx, "checkout.session", id);
  if (!checkout) throw new PaymentProviderError(`no such checkout: ${id}`);
  return checkout;
}

const findPayment = async (
  tx: Db,
  { paymentId, invoiceId }: PaymentReference,
): Promise<string | null> => paymentId ?? (await findInvoicePayment(tx, invoiceId))?.id ?? null;

async function listTestObjects<Wanted extends TestRefund | TestDispute>(
  tx: Db,
  object: Wanted["object"],
  paymentId: string,
): Promise<Wanted[]> {
  const rows = await tx
    .select({ data: testProviderObjects.data })
    .from(testProviderObjects)
    .where(
      and(
        eq(sql`${testProviderObjects.data} ->> 'object'`, object),
        eq(sql`${testProviderObjects.data} ->> 'payment_intent'`, paymentId),
      ),
    );
  return rows.map(({ data }) => data as Wanted);
}
