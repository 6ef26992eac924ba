import type {
  TestInvoice,
  TestPayment,
  TestSubscription,
} from "#app/payments/provider/test-provider/test-objects.ts";
import {
  emitTestEvent,
  newTestId,
  putTestObject,
  type TestTransaction,
  toSeconds,
} from "#app/payments/provider/test-provider/test-store.server.ts";

interface InvoiceContent {
  amount: number;
  reason: "subscription_create" | "subscription_cycle";
  period: { start: number; end: number };
}

export const makeInvoice = (
  now: Date,
  subscription: TestSubscription,
  { amount, reason, period }: InvoiceContent,
): TestInvoice => ({
  id: newTestId("in"),
  object: "invoice",
  customer: subscription.customer,
  subscription: subscription.id,
  status: "open",
  billing_reason: reason,
  amount_due: amount,
  amount_paid: 0,
  attempt_count: 0,
  next_payment_attempt: null,
  hosted_invoice_url: null,
  created: toSeconds(now),
  status_transitions: { paid_at: null },
  lines: { data: [{ period }] },
  parent: { subscription_details: { subscription: subscription.id } },
});

/** A payment that arrived. One for an invoice is announced with the invoice's id, as Stripe does. */
export async function recordPayment(
  transaction: TestTransaction,
  { id, amount, invoice }: Pick<TestPayment, "id" | "amount" | "invoice">,
): Promise<string> {
  await putTestObject(transaction, {
    id,
    object: "payment_intent",
    amount,
    amount_refunded: 0,
    invoice,
  });
  if (invoice)
    await emitTestEvent(transaction, "invoice_payment.paid", {
      id: newTestId("inpay"),
      object: "invoice_payment",
      invoice,
      payment: { payment_intent: id },
    });
  return id;
}
