import { Stripe } from "stripe";
import type { PaymentFact } from "#app/payments/provider/payment-fact.ts";
import {
  type CheckoutItem,
  InvalidEventError,
  type NewCheckout,
  type PaymentProvider,
  type PaymentReference,
  PaymentKeyError,
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
  readSubscriptionFact,
} from "#app/payments/provider/stripe/read-stripe.ts";
import {
  type EventShape,
  idOf,
  type SubscriptionShape,
} from "#app/payments/provider/stripe/stripe-shapes.ts";
import { brand } from "#app/shared/brand.ts";

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** For tests. */
  apiBase?: string | undefined;
}

/** A person is waiting in the browser. */
const timeoutMs = 20_000;
const pingTimeoutMs = 2_000;
const signatureToleranceSeconds = 300;
/** Reconciliation runs daily, so a month of downtime is at most two renewals. */
const inquiredInvoices = 12;
const maxListed = 100;

export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = connect(options);
  const changeRenewal = async (id: string, cancel_at_period_end: boolean, now: Date) => [
    subscriptionFact(await stripe.subscriptions.update(id, { cancel_at_period_end }), now),
  ];
  return {
    async ping() {
      try {
        await stripe.balance.retrieve({}, { maxNetworkRetries: 0, timeout: pingTimeoutMs });
      } catch (error) {
        if (error instanceof Stripe.errors.StripeAuthenticationError)
          throw new PaymentKeyError("Stripe does not know the key in STRIPE_SECRET_KEY");
        // Restricted keys may not read the balance.
        if (!isRefusal(error)) throw error;
      }
    },
    createCheckout: guarded(async (checkout) =>
      readCheckout(
        await stripe.checkout.sessions.create(sessionParams(checkout), {
          idempotencyKey: checkout.key,
        }),
      ),
    ),
    getCheckout: guarded(async (id) => readCheckout(await stripe.checkout.sessions.retrieve(id))),
    expireCheckout: guarded(async (id) => {
      try {
        return readCheckout(await stripe.checkout.sessions.expire(id));
      } catch (error) {
        if (!isInvalidRequest(error)) throw error;
        // Completed or expired meanwhile: only an open session can be expired.
        return readCheckout(await stripe.checkout.sessions.retrieve(id));
      }
    }),
    cancelAtPeriodEnd: guarded((id, now) => changeRenewal(id, true, now)),
    resume: guarded((id, now) => changeRenewal(id, false, now)),
    cancelNow: guarded(async (id) => {
      try {
        await stripe.subscriptions.cancel(id, { prorate: false });
      } catch (error) {
        if (!isMissing(error)) throw error;
        // Stripe answers "no such subscription" for one that has ended.
      }
    }),
    createPortal: guarded(async (customer, returnUrl) => {
      const { url } = await stripe.billingPortal.sessions.create({
        customer,
        return_url: returnUrl,
        flow_data: { type: "payment_method_update" },
      });
      return { url };
    }),
    refund: guarded(async ({ key, amount, ...reference }) => {
      const payment_intent = await paymentOf(stripe, reference);
      if (!payment_intent) throw new PaymentProviderError("no payment to refund");
      // The provider forgets idempotency keys after a day, and a job may be retried for longer.
      const { data } = await stripe.refunds.list({ payment_intent, limit: maxListed });
      const known = data.find(({ metadata }) => metadata?.["key"] === key);
      const refund =
        known ??
        (await stripe.refunds.create(
          { payment_intent, amount, metadata: { key } },
          { idempotencyKey: key },
        ));
      return readRefundAnswer(refund);
    }),
    inquirePayment: guarded(async (reference, now) => {
      const payment_intent = await paymentOf(stripe, reference);
      if (!payment_intent) return [];
      const refunds = await stripe.refunds.list({ payment_intent, limit: maxListed });
      const disputes = await stripe.disputes.list({ payment_intent, limit: maxListed });
      return [
        ...refunds.data.flatMap(readRefundAnswer),
        ...disputes.data.flatMap((dispute) => readDisputeAnswer(dispute, now)),
      ];
    }),
    inquireCheckout: guarded(async (id, now) => {
      const session = await stripe.checkout.sessions.retrieve(id);
      const paymentStatus =
        session.status === "complete" && session.payment_status === "unpaid"
          ? await paymentStatusOf(stripe, {
              paymentId: idOf(session.payment_intent),
              invoiceId: idOf(session.invoice),
            })
          : null;
      return readCheckoutFacts(session)
        .map((fact) => readCheckoutPayment(fact, paymentStatus))
        .map((fact) => asFact(`inquiry:${id}:${fact.kind}`, now, fact));
    }),
    inquireSubscription: guarded(async (id, now) => {
      const subscription = await findSubscription(stripe, id);
      if (!subscription) return [];
      const { data } = await stripe.invoices.list({
        subscription: id,
        limit: inquiredInvoices,
        expand: ["data.payments"],
      });
      const facts = [subscriptionFact(subscription, now)];
      for (const invoice of data) {
        // Without a next attempt it has failed for good, or authentication is pending.
        const isUnclear = invoice.status === "open" && invoice.next_payment_attempt === null;
        const status = isUnclear
          ? await paymentStatusOf(stripe, { paymentId: null, invoiceId: invoice.id })
          : null;
        facts.push(...readInvoiceAnswer(invoice, status));
      }
      return facts;
    }),
    verifyEvent: (rawBody, signature) =>
      verifyStripeEvent(rawBody, signature, options.webhookSecret),
    readFacts: ({ payload }) => readEventFacts(payload as EventShape),
  };
}

/** As of now, to the millisecond: the provider's own events are dated by the second. */
export const subscriptionFact = (subscription: SubscriptionShape, now: Date): PaymentFact =>
  asFact(
    `inquiry:${subscription.id}:${now.toISOString()}`,
    now,
    readSubscriptionFact(subscription),
  );

function connect({ secretKey, apiBase }: StripeOptions): Stripe {
  const base = apiBase ? new URL(apiBase) : null;
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === "http:" ? ("http" as const) : ("https" as const),
      host: base.hostname,
      ...(base.port && { port: base.port }),
    }),
  });
}

function sessionParams(checkout: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const { orderId, listingId, trialDays, items } = checkout;
  const metadata = { orderId, listingId };
  const params = {
    line_items: items.map(lineItem),
    client_reference_id: orderId,
    customer_email: checkout.email,
    metadata,
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
  };
  return trialDays === null
    ? { ...params, mode: "payment", payment_intent_data: { metadata } }
    : {
        ...params,
        mode: "subscription",
        subscription_data: { metadata, trial_period_days: trialDays },
      };
}

const lineItem = ({
  name,
  amount,
  isMonthly,
}: CheckoutItem): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: 1,
  price_data: {
    currency: "cad",
    unit_amount: amount,
    product_data: { name: `${brand.name}: ${name}` },
    ...(isMonthly && { recurring: { interval: "month" } }),
  },
});

async function paymentOf(stripe: Stripe, { paymentId, invoiceId }: PaymentReference) {
  if (paymentId || !invoiceId) return paymentId;
  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId });
  const payment = data.find(({ status }) => status === "paid") ?? data[0];
  return idOf(payment?.payment.payment_intent);
}

async function paymentStatusOf(stripe: Stripe, reference: PaymentReference) {
  const id = await paymentOf(stripe, reference);
  return id ? (await stripe.paymentIntents.retrieve(id)).status : null;
}

async function findSubscription(stripe: Stripe, id: string): Promise<Stripe.Subscription | null> {
  try {
    return await stripe.subscriptions.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The test provider signs with Stripe's scheme too. */
export function verifyStripeEvent(rawBody: string, signature: string | null, secret: string) {
  if (!signature) throw new InvalidEventError("no signature");
  try {
    const event = Stripe.webhooks.constructEvent(
      rawBody,
      signature,
      secret,
      signatureToleranceSeconds,
    );
    return {
      id: event.id,
      type: event.type,
      occurredAt: new Date(event.created * 1000),
      payload: event,
    };
  } catch (error) {
    throw new InvalidEventError("the signature does not match", { cause: error });
  }
}

const guarded =
  <Args extends unknown[], Answer>(request: (...args: Args) => Promise<Answer>) =>
  async (...args: Args): Promise<Answer> => {
    try {
      return await request(...args);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      throw new PaymentProviderError(`${error.type}: ${error.message}`, { cause: error });
    }
  };

const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && (error.statusCode ?? 500) < 500;

const isInvalidRequest = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
