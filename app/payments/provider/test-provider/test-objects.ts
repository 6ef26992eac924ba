/** The test provider's own objects: Stripe's shapes plus its internal state. */
import type {
  CheckoutSessionShape,
  DisputeShape,
  EventShape,
  InvoicePaymentShape,
  InvoiceShape,
  RefundShape,
  SubscriptionShape,
} from "#app/payments/provider/stripe/stripe-shapes.ts";
import type { CardBehaviour } from "#app/payments/provider/test-provider/test-cards.ts";

export interface TestItem {
  name: string;
  amount: number;
  isMonthly: boolean;
}

export interface TestCheckout extends CheckoutSessionShape {
  object: "checkout.session";
  mode: "payment" | "subscription";
  created: number;
  expires_at: number;
  amount_total: number;
  customer_email: string;
  metadata: { orderId: string; listingId: string };
  success_url: string;
  cancel_url: string;
  items: TestItem[];
  trial_period_days: number | null;
  /** A card whose bank requires authentication. */
  authenticating: CardBehaviour | null;
}

export interface TestCustomer {
  id: string;
  object: "customer";
  email: string;
  card: { last4: string; behaviour: CardBehaviour };
}

export interface TestSubscription extends SubscriptionShape {
  object: "subscription";
  customer: string;
  created: number;
  amount: number;
  metadata: { orderId: string; listingId: string };
  cancellation_details: { reason: string | null };
}

export interface TestInvoice extends InvoiceShape {
  object: "invoice";
  customer: string;
  /** Repeated at the top level, where rows can be found by it. */
  subscription: string;
}

export interface TestPayment {
  id: string;
  object: "payment_intent";
  /** `requires_payment_method`: a bank debit that failed. `requires_action`: authentication is pending. */
  status: "processing" | "requires_action" | "requires_payment_method" | "succeeded";
  amount: number;
  amount_refunded: number;
  invoice: string | null;
}

export interface TestPortal {
  id: string;
  object: "billing_portal.session";
  customer: string;
  return_url: string;
}

export type TestEvent = EventShape & { object: "event" };
export type TestRefund = RefundShape & { object: "refund" };
export type TestDispute = DisputeShape & { object: "dispute" };
export type TestInvoicePayment = InvoicePaymentShape & { object: "invoice_payment" };

export type TestObject =
  | TestCheckout
  | TestCustomer
  | TestSubscription
  | TestInvoice
  | TestPayment
  | TestPortal
  | TestEvent
  | TestRefund
  | TestDispute;
