/** Facts reported by the provider. They are only added; state is computed from all of them, in any order. */

export interface FactIds {
  /** Only for our own facts. */
  orderId?: string | null;
  checkoutId?: string | null;
  invoiceId?: string | null;
  paymentId?: string | null;
  subscriptionId?: string | null;
}

interface Invoice {
  amount: number;
  /** ISO 8601. */
  periodStart: string;
  periodEnd: string;
}

interface RefundAnswer<Kind extends string> {
  kind: Kind;
  refundId: string;
  amount: number;
  /** Absent for refunds made at the provider. */
  requestKey?: string;
}

export type FactDetails =
  | { kind: "checkout-paid"; customerId: string | null }
  | { kind: "checkout-processing" | "checkout-failed" | "checkout-expired" }
  /** Ours: another package was chosen, or the sale of a fee was undone. */
  | { kind: "order-closed" }
  /** Ours: all money was returned and what it bought has ended, once. */
  | { kind: "reversed" }
  /** By bank transfer or cheque. */
  | { kind: "marked-paid" }
  /** The first invoice of a subscription is the checkout itself, not a renewal. */
  | ({ kind: "invoice-paid"; isFirst: boolean } & Invoice)
  /** No next attempt after the last one, or while authentication is pending. */
  | ({ kind: "invoice-failed"; nextAttemptAt: string | null; attempt?: number } & Invoice)
  | ({ kind: "invoice-action-required"; url: string | null; attempt?: number } & Invoice)
  | ({ kind: "invoice-voided" } & Invoice)
  /** Refunds and disputes name only the payment. */
  | { kind: "payment-of-invoice" }
  | {
      kind: "subscription-state";
      status: "running" | "past-due" | "ended";
      periodEnd: string;
      endsAt: string | null;
    }
  /** Only `refunded` counts: a pending refund may still fail. */
  | RefundAnswer<"refunded">
  | RefundAnswer<"refund-pending">
  | RefundAnswer<"refund-failed">
  /** Reserves its amount, so that nothing is refunded twice. Without a requester if the refund is automatic. */
  | {
      kind: "refund-requested";
      requestKey: string;
      amount: number;
      reason: string;
      requestedBy: string | null;
    }
  | { kind: "refund-withdrawn"; requestKey: string }
  | { kind: "dispute-opened" | "dispute-won" | "dispute-lost"; disputeId: string };

export type FactKind = FactDetails["kind"];

export type PaymentFact = FactIds &
  FactDetails & {
    /** The event's id or one derived from the request, so that a fact is stored once. */
    id: string;
    occurredAt: Date;
  };

export type FactOf<Kind extends FactKind> = Extract<PaymentFact, { kind: Kind }>;
