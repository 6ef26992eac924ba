/** Implemented by Stripe and by the embedded test provider, which speaks the same JSON. */
import type { PaymentFact } from "#app/payments/provider/payment-fact.ts";
import { OperatorError } from "#app/shared/operator-error.ts";

export interface CheckoutItem {
  name: string;
  amount: number;
  /** Charged monthly after the trial. */
  isMonthly: boolean;
}

export interface NewCheckout {
  /** Idempotency key. */
  key: string;
  orderId: string;
  listingId: string;
  email: string;
  items: CheckoutItem[];
  /** Days paid now, before the monthly items start. Null for a single payment. */
  trialDays: number | null;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

export interface Checkout {
  id: string;
  url: string | null;
  status: "open" | "complete" | "expired";
}

/** One of them is enough. */
export interface PaymentReference {
  paymentId: string | null;
  invoiceId: string | null;
}

export interface RefundRequest extends PaymentReference {
  /** Idempotency key that never expires. */
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
  ping(): Promise<void>;
  createCheckout(checkout: NewCheckout): Promise<Checkout>;
  getCheckout(id: string): Promise<Checkout>;
  /** A completed session is returned as it is. */
  expireCheckout(id: string): Promise<Checkout>;
  /** Returns the new state, so that callers need not wait for the event. */
  cancelAtPeriodEnd(subscriptionId: string, now: Date): Promise<PaymentFact[]>;
  resume(subscriptionId: string, now: Date): Promise<PaymentFact[]>;
  /** Ending an ended one is fine. */
  cancelNow(subscriptionId: string): Promise<void>;
  createPortal(customerId: string, returnUrl: string): Promise<{ url: string }>;
  /** Returns a fact, because its event may come later or never. */
  refund(request: RefundRequest): Promise<PaymentFact[]>;
  inquirePayment(payment: PaymentReference, now: Date): Promise<PaymentFact[]>;
  inquireCheckout(id: string, now: Date): Promise<PaymentFact[]>;
  /** Empty for an unknown subscription. */
  inquireSubscription(id: string, now: Date): Promise<PaymentFact[]>;
  /** Throws `InvalidEventError` on a bad or stale signature. */
  verifyEvent(rawBody: string, signature: string | null): ProviderEvent;
  readFacts(event: ProviderEvent): PaymentFact[];
}

export class InvalidEventError extends Error {
  override name = "InvalidEventError";
}

/** The provider was reached and does not know our key. */
export class PaymentKeyError extends OperatorError {
  override name = "PaymentKeyError";
}

export class PaymentProviderError extends Error {
  override name = "PaymentProviderError";
}
