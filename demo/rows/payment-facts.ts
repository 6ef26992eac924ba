import type { PaymentFact } from "#app/payments/provider/payment-fact.ts";
import type { Sales } from "#demo/rows/orders.ts";

/** Facts of the provider about the orders. Their state follows from these, so that the next event fits. */
export function makePaymentFacts({ orders, refunds, subscriptions }: Sales): PaymentFact[] {
  const renewals = new Map(subscriptions.map((row) => [row.orderId, row]));
  const sums = new Map<string, number>();
  for (const { orderId, amount } of refunds) sums.set(orderId, (sums.get(orderId) ?? 0) + amount);
  return [
    ...orders.flatMap(({ id, checkoutId, paymentId, status, amount, createdAt }): PaymentFact[] => {
      const renewal = renewals.get(id);
      const shared = { id: `demo:${id}`, occurredAt: createdAt!, checkoutId, paymentId };
      if (status !== "paid") return [{ kind: "checkout-failed", ...shared }];
      const customerId = renewal?.customerId ?? null;
      const subscriptionId = renewal?.providerSubscriptionId ?? null;
      const paid: PaymentFact = { kind: "checkout-paid", customerId, subscriptionId, ...shared };
      const reversed: PaymentFact = {
        kind: "reversed",
        id: `reversed:${id}`,
        orderId: id,
        occurredAt: createdAt!,
      };
      return (sums.get(id) ?? 0) >= amount ? [paid, reversed] : [paid];
    }),
    ...refunds.map(({ orderId, amount, providerRefundId, createdAt }): PaymentFact => ({
      kind: "refunded",
      id: `refund:${providerRefundId}`,
      refundId: providerRefundId!,
      amount,
      orderId,
      occurredAt: createdAt!,
    })),
  ];
}
