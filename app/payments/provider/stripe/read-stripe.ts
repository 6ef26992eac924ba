import type { FactDetails, FactIds, PaymentFact } from "#app/payments/provider/payment-fact.ts";
import type { Checkout } from "#app/payments/provider/payment-provider.ts";
import {
  type CheckoutSessionShape,
  type DisputeShape,
  type EventShape,
  idOf,
  type InvoicePaymentShape,
  type InvoiceShape,
  type RefundShape,
  type SubscriptionShape,
} from "#app/payments/provider/stripe/stripe-shapes.ts";

type Read = FactIds & FactDetails;

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();

export const readCheckout = ({ id, url, status }: CheckoutSessionShape): Checkout => ({
  id,
  url,
  status: status === "complete" ? "complete" : status === "expired" ? "expired" : "open",
});

/** Other events are stored without facts. */
const readers: Record<string, (object: never) => Read[]> = {
  "checkout.session.completed": readCheckoutFacts,
  "checkout.session.async_payment_succeeded": readCheckoutFacts,
  "checkout.session.async_payment_failed": (session: CheckoutSessionShape) => [
    { kind: "checkout-failed", ...checkoutIds(session) },
  ],
  "checkout.session.expired": readCheckoutFacts,
  "invoice.paid": (invoice: InvoiceShape) => readInvoiceFacts(invoice),
  "invoice.payment_failed": (invoice: InvoiceShape) => [failedInvoice(invoice)],
  "invoice.payment_action_required": (invoice: InvoiceShape) => [questionedInvoice(invoice)],
  "invoice.voided": (invoice: InvoiceShape) => readInvoiceFacts(invoice),
  "invoice.marked_uncollectible": (invoice: InvoiceShape) => readInvoiceFacts(invoice),
  "invoice_payment.paid": readInvoicePayment,
  "customer.subscription.created": (one: SubscriptionShape) => [readSubscriptionFact(one)],
  "customer.subscription.updated": (one: SubscriptionShape) => [readSubscriptionFact(one)],
  "customer.subscription.deleted": (one: SubscriptionShape) => [readSubscriptionFact(one)],
  "refund.created": readRefundFacts,
  "refund.updated": readRefundFacts,
  "charge.dispute.created": readDisputeFacts,
  "charge.dispute.closed": readDisputeFacts,
};

export function readEventFacts(event: EventShape): PaymentFact[] {
  const reader = Object.hasOwn(readers, event.type) ? readers[event.type] : undefined;
  const facts = reader?.(event.data.object as never) ?? [];
  return facts.map((fact) => asFact(event.id, new Date(event.created * 1000), fact));
}

export const asFact = (id: string, occurredAt: Date, fact: Read): PaymentFact => ({
  ...fact,
  id,
  occurredAt,
});

const checkoutIds = (session: CheckoutSessionShape): FactIds => ({
  checkoutId: session.id,
  paymentId: idOf(session.payment_intent),
  invoiceId: idOf(session.invoice),
  subscriptionId: idOf(session.subscription),
});

/** `complete` alone does not mean paid: a bank debit takes days, and may fail. */
export function readCheckoutFacts(session: CheckoutSessionShape): Read[] {
  const ids = checkoutIds(session);
  if (session.status === "expired") return [{ kind: "checkout-expired", ...ids }];
  if (session.status !== "complete") return [];
  if (session.payment_status === "unpaid") return [{ kind: "checkout-processing", ...ids }];
  return [{ kind: "checkout-paid", customerId: idOf(session.customer), ...ids }];
}

const failed = new Set<string | null>(["requires_payment_method", "canceled"]);

/** A session stays complete and unpaid when its bank debit fails: only the payment shows it. */
export const readCheckoutPayment = (fact: Read, paymentStatus: string | null): Read =>
  failed.has(paymentStatus) ? { ...fact, kind: "checkout-failed" } : fact;

const ended = new Set(["canceled", "incomplete_expired"]);
const overdue = new Set(["past_due", "unpaid", "incomplete"]);

export function readSubscriptionFact(subscription: SubscriptionShape): Read {
  const { id, status, cancel_at, cancel_at_period_end, items } = subscription;
  const periodEnd = Math.max(...items.data.map((item) => item.current_period_end));
  const endsAt = cancel_at ?? (cancel_at_period_end ? periodEnd : null);
  return {
    kind: "subscription-state",
    subscriptionId: id,
    status: ended.has(status) ? "ended" : overdue.has(status) ? "past-due" : "running",
    periodEnd: iso(periodEnd),
    endsAt: endsAt === null ? null : iso(endsAt),
  };
}

const invoiceIds = ({ id, parent }: InvoiceShape): FactIds => ({
  invoiceId: id,
  subscriptionId: idOf(parent?.subscription_details?.subscription),
});

/** The invoice's own period is the previous one. */
const periodOf = ({ lines }: InvoiceShape) => ({
  periodStart: iso(Math.min(...lines.data.map(({ period }) => period.start))),
  periodEnd: iso(Math.max(...lines.data.map(({ period }) => period.end))),
});

/** The trial itself is a zero invoice. */
export function readInvoiceFacts(
  invoice: InvoiceShape,
  paymentStatus: string | null = null,
): Read[] {
  const ids = invoiceIds(invoice);
  if (!ids.subscriptionId) return [];
  if (invoice.status === "paid")
    return invoice.amount_paid > 0
      ? [
          {
            kind: "invoice-paid",
            isFirst: invoice.billing_reason === "subscription_create",
            amount: invoice.amount_paid,
            ...ids,
            ...periodOf(invoice),
          },
        ]
      : [];
  if (invoice.attempt_count === 0) return [];
  if (invoice.status === "void")
    return [{ kind: "invoice-voided", amount: invoice.amount_due, ...ids, ...periodOf(invoice) }];
  return [
    paymentStatus === "requires_action" ? questionedInvoice(invoice) : failedInvoice(invoice),
  ];
}

function readInvoicePayment({ invoice, payment }: InvoicePaymentShape): Read[] {
  const ids = { invoiceId: idOf(invoice), paymentId: idOf(payment.payment_intent) };
  return ids.invoiceId && ids.paymentId ? [{ kind: "payment-of-invoice", ...ids }] : [];
}

/** Another attempt is another fact. */
export function readInvoiceAnswer(
  invoice: InvoiceShape,
  paymentStatus: string | null,
): PaymentFact[] {
  const payments = invoice.status === "paid" ? (invoice.payments?.data ?? []) : [];
  return [...readInvoiceFacts(invoice, paymentStatus), ...payments.flatMap(readInvoicePayment)].map(
    (fact) =>
      asFact(
        `inquiry:${invoice.id}:${fact.kind}:${invoice.attempt_count}`,
        new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1000),
        fact,
      ),
  );
}

const failedInvoice = (invoice: InvoiceShape): Read => ({
  kind: "invoice-failed",
  amount: invoice.amount_due,
  nextAttemptAt: invoice.next_payment_attempt === null ? null : iso(invoice.next_payment_attempt),
  // Writing off counts as a separate attempt.
  attempt: invoice.attempt_count + (invoice.status === "uncollectible" ? 1 : 0),
  ...invoiceIds(invoice),
  ...periodOf(invoice),
});

const questionedInvoice = (invoice: InvoiceShape): Read => ({
  kind: "invoice-action-required",
  amount: invoice.amount_due,
  url: invoice.hosted_invoice_url ?? null,
  attempt: invoice.attempt_count,
  ...invoiceIds(invoice),
  ...periodOf(invoice),
});

export function readRefundFacts(refund: RefundShape): Read[] {
  const { id, amount, status, payment_intent, metadata } = refund;
  const kind =
    status === "succeeded"
      ? "refunded"
      : status === "failed" || status === "canceled"
        ? "refund-failed"
        : "refund-pending";
  const requestKey = metadata?.["key"];
  return [
    {
      kind,
      refundId: id,
      amount,
      paymentId: idOf(payment_intent),
      ...(requestKey !== undefined && { requestKey }),
    },
  ];
}

/** Each state has its own fact: a refund may be pending first. */
export const readRefundAnswer = (refund: RefundShape): PaymentFact[] =>
  readRefundFacts(refund).map((fact) =>
    asFact(
      fact.kind === "refunded" ? `refund:${refund.id}` : `refund:${refund.id}:${fact.kind}`,
      new Date(refund.created * 1000),
      fact,
    ),
  );

const outcomes: Record<string, "dispute-won" | "dispute-lost"> = {
  won: "dispute-won",
  prevented: "dispute-won",
  warning_closed: "dispute-won",
  lost: "dispute-lost",
};

/** Another state is another fact. */
export const readDisputeAnswer = (dispute: DisputeShape, now: Date): PaymentFact[] =>
  readDisputeFacts(dispute).map((fact) => asFact(`inquiry:${dispute.id}:${fact.kind}`, now, fact));

function readDisputeFacts({ id, status, payment_intent }: DisputeShape): Read[] {
  const kind = outcomes[status] ?? "dispute-opened";
  return [{ kind, disputeId: id, paymentId: idOf(payment_intent) }];
}
