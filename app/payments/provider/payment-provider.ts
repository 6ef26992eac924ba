/**
 * The payment provider in our own words: Stripe, or the embedded test provider that speaks the same JSON. Nothing outside this
 * folder knows which one is configured.
 */
import type { PaymentFact } from "#app/payments/provider/payment-fact.ts";

export interface CheckoutItem {
  name: string;
  /** In Canadian cents. */
  amount: number;
  /** Charged every month after the trial instead of now. */
  isMonthly: boolean;
}

export interface NewCheckout {
  /** Requests with the same key create one session, however often they are repeated. */
  key: string;
  orderId: string;
  listingId: string;
  email: string;
  items: CheckoutItem[];
  /** For how many days the monthly items are free: the term that is paid now. Null for a single payment. */
  trialDays: number | null;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

export interface Checkout {
  id: string;
  /** Null once it is complete or expired. */
  url: string | null;
  status: "open" | "complete" | "expired";
}

/** One of them is enough. */
export interface PaymentReference {
  paymentId: string | null;
  invoiceId: string | null;
}

export interface RefundRequest extends PaymentReference {
  /** The same key is the same refund, for ever. */
  key: string;
  amount: number;
}

export interface ProviderEvent {
  id: string;
  type: string;
  occurredAt: Date;
  payload: unknown;
}

export interface PaymentProvider {
  /** Throws if the provider cannot be reached. */
  ping(): Promise<void>;
  createCheckout(checkout: NewCheckout): Promise<Checkout>;
  getCheckout(id: string): Promise<Checkout>;
  /** Makes an open session unusable; returns one that was completed meanwhile as it is. */
  expireCheckout(id: string): Promise<Checkout>;
  /** Returns the new state, so that nobody waits for the event about it. */
  cancelAtPeriodEnd(subscriptionId: string, now: Date): Promise<PaymentFact[]>;
  /** Takes back `cancelAtPeriodEnd`. */
  resume(subscriptionId: string, now: Date): Promise<PaymentFact[]>;
  /** Ends it now. One that has ended already is fine. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** A page of the provider where the customer changes the card. */
  createPortal(customerId: string, returnUrl: string): Promise<{ url: string }>;
  /** Returns the refund as a fact: its event may arrive later or never. */
  refund(request: RefundRequest): Promise<PaymentFact[]>;
  /** The refunds and disputes of a payment, as they are now. */
  inquirePayment(payment: PaymentReference, now: Date): Promise<PaymentFact[]>;
  /** What the provider knows about a checkout and the payment behind it now, for reconciliation. */
  inquireCheckout(id: string, now: Date): Promise<PaymentFact[]>;
  /** What the provider knows about a subscription and its invoices now. Empty if it does not know it. */
  inquireSubscription(id: string, now: Date): Promise<PaymentFact[]>;
  /** Throws `InvalidEventError` unless the signature over the raw bytes is the provider's and fresh. */
  verifyEvent(rawBody: string, signature: string | null): ProviderEvent;
  readFacts(event: ProviderEvent): PaymentFact[];
}

/** A delivery whose signature is missing, foreign, stale, or not over this body. */
export class InvalidEventError extends Error {
  override name = "InvalidEventError";
}

/** The request was refused by the provider, or it did not answer. */
export class PaymentProviderError extends Error {
  override name = "PaymentProviderError";
}
