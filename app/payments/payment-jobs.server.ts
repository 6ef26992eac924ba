import { defineJob } from "#app/platform/jobs/jobs.ts";

export const processEventJob = defineJob<{ eventId: string }>("process-payment-event", {
  retryLimit: 120,
});

export const refundOrderJob = defineJob<{ orderId: string; amount: number; key: string }>(
  "refund-order",
  { retryLimit: 120 },
);

export const cancelSubscriptionJob = defineJob<{ subscriptionId: string }>("cancel-subscription", {
  retryLimit: 120,
});

export const reconcileOrdersJob = defineJob<Record<string, never>>("reconcile-orders", {
  schedule: "*/5 * * * *",
});

export const reconcilePaymentsJob = defineJob<Record<string, never>>("reconcile-payments", {
  schedule: "20 8 * * *",
});

export const reconcileSubscriptionsJob = defineJob<Record<string, never>>(
  "reconcile-subscriptions",
  { schedule: "40 8 * * *" },
);
