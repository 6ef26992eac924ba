import type { PaymentServices } from "#app/payments/payment-services.ts";
import {
  createTestProvider,
  type TestProvider,
} from "#app/payments/provider/test-provider/test-provider.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { World } from "#test/with-database.ts";
import { paymentJobs } from "#server/job-table.ts";

export const webhookSecret = "whsec_for_tests";

export interface PaymentWorld extends PaymentServices {
  payments: TestProvider;
  clock: { now: Date };
  /** Runs one job, pending or not. */
  run(job: PaymentWorld["queue"][number]): Promise<unknown>;
  /** Runs all pending payment jobs, and those that they enqueue. Emails stay in the outbox. */
  drain(): Promise<void>;
  /** Pending jobs; tests reorder and repeat them. */
  queue: { name: string; data: object }[];
}

/** Payments with the test provider, a clock, and jobs that run on demand. */
export function aPaymentWorld({ db }: Pick<World, "db">, now = new Date()): PaymentWorld {
  const clock = { now };
  const queue: PaymentWorld["queue"] = [];
  const jobs: Jobs = {
    appUrl: "http://localhost:3000",
    async enqueue(_tx, job, data) {
      queue.push({ name: job.name, data });
    },
  };
  const appUrl = "http://localhost:3000";
  const payments = createTestProvider({
    db,
    jobs,
    appUrl,
    secret: webhookSecret,
    clock: () => clock.now,
  });
  const services = { db, jobs, payments };
  const handlers = new Map(
    paymentJobs(services, () => clock.now).map(({ job, handle }) => [job.name, handle]),
  );
  const run: PaymentWorld["run"] = async ({ name, data }) => handlers.get(name)?.(data);
  return {
    ...services,
    clock,
    queue,
    run,
    async drain() {
      for (let next = queue.shift(); next; next = queue.shift()) await run(next);
    },
  };
}
