import type {
  TestCustomer,
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

const toSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
