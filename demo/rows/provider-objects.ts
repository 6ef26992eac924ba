import type {
  TestCheckout,
  TestCustomer,
  TestPayment,
  TestRefund,
  TestSubscription,
} from "#app/payments/provider/test-provider/test-objects.ts";
import type { testProviderObjects } from "#app/payments/provider/test-provider/test-provider.table.ts";
import type { Sales } from "#demo/rows/orders.ts";

type ObjectRow = typeof testProviderObjects.$inferInsert;

/** The renewals in the test provider, so that they can be cancelled, resumed and charged like any other. */
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

/** Payments, attempts and refunds in the test provider: administrators can refund and reconcile them like any other. */
export const makeProviderPayments = ({ orders, refunds, subscriptions }: Sales): ObjectRow[] => {
  const returned = Map.groupBy(refunds, ({ orderId }) => orderId);
  const renewals = new Map(subscriptions.map((row) => [row.orderId, row]));
  return orders.flatMap((order): ObjectRow[] => {
    const { id: orderId, createdAt, amount, listingId } = order;
    const [paymentId, checkoutId] = [order.paymentId!, order.checkoutId!];
    const isPaid = order.paidAt !== null;
    const renewal = renewals.get(orderId);
    const sentBack = (returned.get(orderId) ?? []).map((refund): TestRefund => ({
      id: refund.providerRefundId!,
      object: "refund",
      amount: refund.amount,
      status: "succeeded",
      payment_intent: paymentId,
      created: toSeconds(refund.createdAt!),
    }));
    const payment: TestPayment = {
      id: paymentId,
      object: "payment_intent",
      status: isPaid ? "succeeded" : "requires_payment_method",
      amount,
      amount_refunded: sentBack.reduce((sum, refund) => sum + refund.amount, 0),
      invoice: null,
    };
    const checkout: TestCheckout = {
      id: checkoutId,
      object: "checkout.session",
      url: null,
      status: "complete",
      payment_status: isPaid ? "paid" : "unpaid",
      payment_intent: paymentId,
      invoice: null,
      subscription: renewal?.providerSubscriptionId ?? null,
      customer: renewal?.customerId ?? null,
      mode: renewal ? "subscription" : "payment",
      created: toSeconds(createdAt!),
      expires_at: toSeconds(createdAt!) + 86_400,
      amount_total: amount,
      customer_email: "owner@example.com",
      metadata: { orderId, listingId },
      success_url: "/account",
      cancel_url: "/account",
      items: [],
      trial_period_days: null,
      authenticating: null,
    };
    return [payment, checkout, ...sentBack].map((data) => ({ id: data.id, data }));
  });
};

const toSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
