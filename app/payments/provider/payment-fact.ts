/**
 * What the payment provider has told us, one fact per event or inquiry, in our own words. Facts are only ever added. The state of
 * an order or a subscription is computed from all of its facts, so their order and their repetition do not matter.
 */

/** Ids at the provider by which a fact finds its order or subscription. */
export interface FactIds {
  /** Only for facts of our own, such as a payment that an administrator records. */
  orderId?: string | null;
  checkoutId?: string | null;
  invoiceId?: string | null;
  paymentId?: string | null;
  subscriptionId?: string | null;
}

export interface CheckoutPaid {
  kind: "checkout-paid";
  customerId: string | null;
}

export interface InvoicePaid {
  kind: "invoice-paid";
  /** The first invoice of a subscription is the checkout itself, not a renewal. */
  isFirst: boolean;
  amount: number;
  /** ISO 8601. */
  periodStart: string;
  periodEnd: string;
}

export interface InvoiceFailed {
  kind: "invoice-failed";
  amount: number;
  periodStart: string;
  periodEnd: string;
  /** When the provider tries again; null after the last attempt, or while the bank's question is unanswered. */
  nextAttemptAt: string | null;
  /** How often it was tried by then. */
  attempt?: number;
}

export interface InvoiceActionRequired {
  kind: "invoice-action-required";
  amount: number;
  periodStart: string;
  periodEnd: string;
  /** Where the bank's question is answered. */
  url: string | null;
  /** The attempt that required it. */
  attempt?: number;
}

export interface SubscriptionState {
  kind: "subscription-state";
  status: "running" | "past-due" | "ended";
  periodEnd: string;
  /** Set when the renewal was cancelled and the paid period still runs. */
  endsAt: string | null;
}

export interface RefundAnswer<Kind extends string> {
  kind: Kind;
  refundId: string;
  amount: number;
  /** Which request of ours it answers; absent for refunds made at the provider. */
  requestKey?: string;
}

/** A refund that we request. It reserves its amount, so that nothing is refunded twice. */
export interface RefundRequested {
  kind: "refund-requested";
  requestKey: string;
  amount: number;
  reason: string;
  /** The administrator; null where the money goes back by itself. */
  requestedBy: string | null;
}

/** The provider refused the request, and an administrator took it back. */
export interface RefundWithdrawn {
  kind: "refund-withdrawn";
  requestKey: string;
}

export interface Disputed {
  kind: "dispute-opened" | "dispute-won" | "dispute-lost";
  disputeId: string;
}

export type FactDetails =
  | CheckoutPaid
  | { kind: "checkout-processing" | "checkout-failed" | "checkout-expired" }
  /** Ours: nobody is to pay it any more. Another package was chosen, or the sale of a fee was undone. */
  | { kind: "order-closed" }
  /** Ours: all of the money went back, and what it bought has ended. That happens once, whatever is done to the listing later. */
  | { kind: "reversed" }
  /** Recorded by an administrator: paid by bank transfer or cheque. */
  | { kind: "marked-paid" }
  | InvoicePaid
  | InvoiceFailed
  | InvoiceActionRequired
  /** Nobody owes it any more. */
  | { kind: "invoice-voided"; amount: number; periodStart: string; periodEnd: string }
  /** Which payment settled which invoice: refunds and disputes name only the payment. */
  | { kind: "payment-of-invoice" }
  | SubscriptionState
  /** Only `refunded` counts: a pending refund may still fail. */
  | RefundAnswer<"refunded">
  | RefundAnswer<"refund-pending">
  | RefundAnswer<"refund-failed">
  | RefundRequested
  | RefundWithdrawn
  | Disputed;

export type FactKind = FactDetails["kind"];

export type PaymentFact = FactIds &
  FactDetails & {
    /** The id of the event, or one derived from the request, so that the same fact is stored once. */
    id: string;
    occurredAt: Date;
  };

export type FactOf<Kind extends FactKind> = Extract<PaymentFact, { kind: Kind }>;
