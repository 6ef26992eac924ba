import { defineJob } from "#app/platform/jobs/jobs.ts";

/** An event that was stored and acknowledged. */
export const processEventJob = defineJob<{ eventId: string }>("process-payment-event", {
  retryLimit: 120,
});

/** Sends money back; the key makes a repeated attempt the same refund. */
export const refundOrderJob = defineJob<{ orderId: string; amount: number; key: string }>(
  "refund-order",
  { retryLimit: 120 },
);

/** Ends a subscription at the provider, so that nobody is charged again. */
export const cancelSubscriptionJob = defineJob<{ subscriptionId: string }>("cancel-subscription", {
  retryLimit: 120,
});

/** Asks the provider about orders that have been open for a while. */
export const reconcileOrdersJob = defineJob<Record<string, never>>("reconcile-orders", {
  schedule: "*/5 * * * *",
});

/** Asks the provider about open disputes and pending refunds. */
export const reconcilePaymentsJob = defineJob<Record<string, never>>("reconcile-payments", {
  schedule: "20 8 * * *",
});

/** Asks the provider about every running subscription. */
export const reconcileSubscriptionsJob = defineJob<Record<string, never>>(
  "reconcile-subscriptions",
  { schedule: "40 8 * * *" },
);
