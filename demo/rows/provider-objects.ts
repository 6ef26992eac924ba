import type {
  TestCheckout,
  TestCustomer,
  TestPayment,
  TestSubscription,
} from "#app/payments/provider/test-provider/test-objects.ts";
import type { testProviderObjects } from "#app/payments/provider/test-provider/test-provider.table.ts";
import type { Sales } from "#demo/rows/orders.ts";

type ObjectRow = typeof testProviderObjects.$inferInsert;

/** The renewals as the test provider knows them, so that they can be cancelled, resumed and charged like any other. */
export const makeProviderObjects = ({ subscriptions }: Pick<Sales, "subscriptions">): ObjectRow[] =>
  subscriptions.flatMap((row): ObjectRow[] => {
    const customer: TestCustomer = {
      id: row.customerId!,
      object: "customer",
      email: "owner@example.com",
      card: { last4: "4242", behaviour: "pays" },
    };
    const subscription: TestSubscription = {
      id: row.providerSubscriptionId!,
      object: "subscription",
      status: "trialing",
      customer: customer.id,
      created: toSeconds(row.createdAt ?? row.renewsAt),
      cancel_at: null,
      cancel_at_period_end: false,
      cancellation_details: { reason: null },
      items: { data: [{ current_period_end: toSeconds(row.renewsAt) }] },
      amount: row.amount,
      metadata: { orderId: row.orderId ?? "", listingId: row.listingId },
    };
    return [
      { id: customer.id, data: customer },
      { id: subscription.id, data: subscription, dueAt: row.renewsAt },
    ];
  });

/** What was paid, as the test provider knows it, so that administrators can refund and reconcile it like any other. */
export const makeProviderPayments = ({
  orders,
  refunds,
}: Pick<Sales, "orders" | "refunds">): ObjectRow[] => {
  const returned = new Map<string, number>();
  for (const { orderId, amount } of refunds)
    returned.set(orderId, (returned.get(orderId) ?? 0) + amount);
  return orders.flatMap((order): ObjectRow[] => {
    const { id: orderId, checkoutId, paymentId, paidAt, amount, listingId } = order;
    if (!orderId || !checkoutId || !paymentId || !paidAt) return [];
    const payment: TestPayment = {
      id: paymentId,
      object: "payment_intent",
      amount,
      amount_refunded: returned.get(orderId) ?? 0,
      invoice: null,
    };
    const checkout: TestCheckout = {
      id: checkoutId,
      object: "checkout.session",
      url: null,
      status: "complete",
      payment_status: "paid",
      payment_intent: paymentId,
      invoice: null,
      subscription: null,
      customer: null,
      mode: "payment",
      created: toSeconds(paidAt),
      expires_at: toSeconds(paidAt) + 86_400,
      amount_total: amount,
      customer_email: "owner@example.com",
      metadata: { orderId, listingId },
      success_url: "/account",
      cancel_url: "/account",
      items: [],
      trial_period_days: null,
      authenticating: null,
    };
    return [
      { id: payment.id, data: payment },
      { id: checkout.id, data: checkout },
    ];
  });
};

const toSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
