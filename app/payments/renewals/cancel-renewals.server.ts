import type { DeletionStep } from "#app/accounts/data/delete-account.server.ts";
import { endRenewals } from "#app/payments/renewals/end-renewals.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

/** Ends the renewals of a deleted account. Orders and receipts are kept, as the law requires. */
export const cancelRenewals =
  (jobs: Jobs): DeletionStep =>
  (tx, { id, now }) =>
    endRenewals({ tx, jobs, now }, { userId: id });
