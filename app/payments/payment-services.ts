import type { PaymentProvider } from "#app/payments/provider/payment-provider.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface PaymentServices {
  db: Db;
  jobs: Jobs;
  payments: PaymentProvider;
}

export type Settlement = Pick<PaymentServices, "jobs"> & { tx: Db; now: Date };
