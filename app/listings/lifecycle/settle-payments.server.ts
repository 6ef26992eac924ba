import { defineJob } from "#app/platform/jobs/jobs.ts";

/**
 * A listing left the market or came back from a sale, and payments have to follow: stop renewals, charge or end the success fee of
 * a sale, refund a package whose listing was rejected. Listings come before payments, so they reach them through this job.
 */
export interface SettlePayments {
  listingId: string;
  because: "sold" | "sale-undone" | "withdrawn" | "rejected";
  /** Of the term that was rejected, ISO 8601: what was paid for earlier ones was used. */
  purchasedAt?: string;
}

export const settlePaymentsJob = defineJob<SettlePayments>("settle-payments");
