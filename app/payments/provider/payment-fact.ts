/** What the provider told us. Facts are only added; state is computed from all of them, in any order. */

export interface FactIds {
  /** Only for our own facts. */
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
  periodStart: string;
  periodEnd: string;
}

export interface InvoiceFailed {
  kind: "invoice-failed";
  amount: number;
  periodStart: string;
  periodEnd: string;
  /** Null after the last attempt, or while the bank's question is unanswered. */
  nextAttemptAt: string | null;
  attempt?: number;
}

export interface InvoiceActionRequired {
  kind: "invoice-action-required";
  amount: number;
  periodStart: string;
  periodEnd: string;
  url: string | null;
  attempt?: number;
}

export interface SubscriptionState {
  kind: "subscription-state";
  status: "running" | "past-due" | "ended";
  periodEnd: string;
  endsAt: string | null;
}

export interface RefundAnswer<Kind extends string> {
  kind: Kind;
  refundId: string;
  amount: number;
  /** Absent for refunds made at the provider. */
  requestKey?: string;
}

/** Reserves its amount, so that nothing is refunded twice. */
export interface RefundRequested {
  kind: "refund-requested";
  requestKey: string;
  amount: number;
  reason: string;
  /** Null where the money goes back by itself. */
  requestedBy: string | null;
}

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
  /** Ours: another package was chosen, or the sale of a fee was undone. */
  | { kind: "order-closed" }
  /** Ours: all money went back and what it bought has ended, once. */
  | { kind: "reversed" }
  /** By bank transfer or cheque. */
  | { kind: "marked-paid" }
  | InvoicePaid
  | InvoiceFailed
  | InvoiceActionRequired
  | { kind: "invoice-voided"; amount: number; periodStart: string; periodEnd: string }
  /** Refunds and disputes name only the payment. */
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
    /** The event's id or one derived from the request, so that a fact is stored once. */
    id: string;
    occurredAt: Date;
  };

export type FactOf<Kind extends FactKind> = Extract<PaymentFact, { kind: Kind }>;
