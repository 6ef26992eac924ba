import { defineJob } from "#app/platform/jobs/jobs.ts";

export const deliverTestEventJob = defineJob<{ eventId: string }>("deliver-test-event", {
  retryLimit: 60,
});

export const settleTestDebitJob = defineJob<{ checkoutId: string; succeeds: boolean }>(
  "settle-test-debit",
  { pollSeconds: 1 },
);

export const advanceTestProviderJob = defineJob<Record<string, never>>("advance-test-provider", {
  schedule: "*/10 * * * *",
});
