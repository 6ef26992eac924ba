import { and, eq, sql } from "drizzle-orm";
import type {
  TestInvoice,
  TestInvoicePayment,
  TestPayment,
  TestSubscription,
} from "#app/payments/provider/test-provider/test-objects.ts";
import { testProviderObjects } from "#app/payments/provider/test-provider/test-provider.table.ts";
import {
  emitTestEvent,
  newTestId,
  putTestObject,
  type TestTransaction,
  toSeconds,
} from "#app/payments/provider/test-provider/test-store.server.ts";
import type { Db } from "#app/platform/db/db.ts";

interface InvoiceContent {
  amount: number;
  reason: "subscription_create" | "subscription_cycle";
  period: { start: number; end: number };
}

/** An invoice has one payment, however often it is tried. */
export async function findInvoicePayment(
  tx: Db,
  invoiceId: string | null,
): Promise<TestPayment | null> {
  if (!invoiceId) return null;
  const [row] = await tx
    .select({ data: testProviderObjects.data })
    .from(testProviderObjects)
    .where(
      and(
        eq(sql`${testProviderObjects.data} ->> 'object'`, "payment_intent"),
        eq(sql`${testProviderObjects.data} ->> 'invoice'`, invoiceId),
      ),
    )
    .limit(1);
  return (row?.data as TestPayment | undefined) ?? null;
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

type NewPayment = Pick<TestPayment, "amount" | "invoice" | "status"> & { id?: string | undefined };

/** A payment, arrived or not. One for an invoice is announced with the invoice's id when it arrives, as Stripe does. */
export async function recordPayment(
  transaction: TestTransaction,
  { id = newTestId("pi"), amount, invoice, status }: NewPayment,
): Promise<string> {
  const payment: TestPayment = {
    id,
    object: "payment_intent",
    status,
    amount,
    amount_refunded: 0,
    invoice,
  };
  await putTestObject(transaction, payment);
  if (invoice && status === "succeeded")
    await emitTestEvent(transaction, "invoice_payment.paid", announcedPayment(payment));
  return id;
}

export const announcedPayment = ({ id, invoice }: TestPayment): TestInvoicePayment => ({
  id: id.replace("pi_", "inpay_"),
  object: "invoice_payment",
  invoice,
  payment: { payment_intent: id },
});
