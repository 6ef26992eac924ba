/** The parts of Stripe's JSON that we read. The SDK's types and the test provider's objects satisfy them. */
type Reference = string | { id: string } | null | undefined;

export const idOf = (reference: Reference): string | null =>
  typeof reference === "string" ? reference : (reference?.id ?? null);

export interface CheckoutSessionShape {
  id: string;
  url: string | null;
  status: string | null;
  payment_status: string;
  payment_intent: Reference;
  invoice: Reference;
  subscription: Reference;
  customer: Reference;
}

export interface SubscriptionShape {
  id: string;
  status: string;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  items: { data: { current_period_end: number }[] };
}

export interface InvoiceShape {
  id: string;
  status: string | null;
  billing_reason: string | null;
  amount_due: number;
  amount_paid: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  hosted_invoice_url?: string | null;
  created: number;
  status_transitions: { paid_at: number | null };
  lines: { data: { period: { start: number; end: number } }[] };
  parent: { subscription_details: { subscription: Reference } | null } | null;
  /** Only if expanded. */
  payments?: { data: InvoicePaymentShape[] };
}

export interface InvoicePaymentShape {
  id: string;
  invoice: Reference;
  payment: { payment_intent?: Reference };
}

export interface RefundShape {
  id: string;
  amount: number;
  status: string | null;
  payment_intent: Reference;
  created: number;
  metadata?: Record<string, string> | null;
}

export interface DisputeShape {
  id: string;
  status: string;
  payment_intent: Reference;
}

export interface EventShape {
  id: string;
  type: string;
  created: number;
  data: { object: unknown };
}
