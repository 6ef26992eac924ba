import { defineJob, type Job } from "#app/platform/jobs/jobs.ts";

/** Enqueued when the database reports an event, and every minute: a notification may be lost, and a process killed. */
export const deliverWebhooksJob = defineJob<object>("deliver-webhooks", {
  schedule: "* * * * *",
  pollSeconds: 2,
});

/** To addresses whose last attempt failed. A queue of its own: those that do not answer must not delay the others. */
export const retryWebhooksJob = defineJob<object>("retry-webhooks", {
  schedule: "* * * * *",
  pollSeconds: 2,
});

export const jobFor = ({ failingSince }: { failingSince: Date | null }): Job<object> =>
  failingSince ? retryWebhooksJob : deliverWebhooksJob;
