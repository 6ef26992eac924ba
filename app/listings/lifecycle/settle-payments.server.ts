import { defineJob } from "#app/platform/jobs/jobs.ts";

/**
 * A listing left the market, and payments have to follow: stop renewals, charge the success fee of a sale, refund a package
 * whose listing was rejected. Listings come before payments, so they reach them through this job.
 */
export interface SettlePayments {
  listingId: string;
  because: "sold" | "withdrawn" | "rejected";
}

export const settlePaymentsJob = defineJob<SettlePayments>("settle-payments");
