import { PaymentProviderError } from "#app/payments/provider/payment-provider.ts";
import type {
  TestDispute,
  TestPayment,
  TestRefund,
} from "#app/payments/provider/test-provider/test-objects.ts";
import {
  emitTestEvent,
  getTestObject,
  newTestId,
  putTestObject,
  type TestTransaction,
  toSeconds,
} from "#app/payments/provider/test-provider/test-store.server.ts";

export async function refundTestPayment(
  transaction: TestTransaction,
  id: string,
  { paymentId, amount, key }: { paymentId: string; amount: number; key?: string },
): Promise<TestRefund> {
  const known = await getTestObject<TestRefund>(transaction.tx, "refund", id);
  if (known) return known;
  const payment = await getTestObject<TestPayment>(transaction.tx, "payment_intent", paymentId);
  if (!payment) throw new PaymentProviderError(`no such payment: ${paymentId}`);
  if (payment.amount_refunded + amount > payment.amount)
    throw new PaymentProviderError("the refund exceeds what was paid");
  const refund: TestRefund = {
    id,
    object: "refund",
    amount,
    status: "succeeded",
    payment_intent: paymentId,
    created: toSeconds(transaction.now),
    metadata: key === undefined ? {} : { key },
  };
  await putTestObject(transaction, {
    ...payment,
    amount_refunded: payment.amount_refunded + amount,
  });
  await putTestObject(transaction, refund);
  await emitTestEvent(transaction, "refund.created", refund);
  return refund;
}

/** The buyer's bank takes the money back until the dispute is decided. */
export async function openTestDispute(
  transaction: TestTransaction,
  paymentId: string,
): Promise<TestDispute> {
  const dispute: TestDispute = {
    id: newTestId("dp"),
    object: "dispute",
    status: "needs_response",
    payment_intent: paymentId,
  };
  await putTestObject(transaction, dispute);
  await emitTestEvent(transaction, "charge.dispute.created", dispute);
  return dispute;
}

export async function closeTestDispute(
  transaction: TestTransaction,
  dispute: TestDispute,
  status: "won" | "lost",
): Promise<void> {
  const closed: TestDispute = { ...dispute, status };
  await putTestObject(transaction, closed);
  await emitTestEvent(transaction, "charge.dispute.closed", closed);
}
