import type { PaymentProvider } from "#app/payments/provider/payment-provider.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

/** What commands about payments need. */
export interface PaymentServices {
  db: Db;
  jobs: Jobs;
  payments: PaymentProvider;
  appUrl: string;
}

/** The same inside the transaction that settles a payment. */
export type Settlement = Pick<PaymentServices, "jobs" | "appUrl"> & { tx: Db; now: Date };
