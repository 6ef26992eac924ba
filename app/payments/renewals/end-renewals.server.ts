import { and, eq, ne } from "drizzle-orm";
import { endedHereId } from "#app/payments/events/outcomes.ts";
import { storeFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import { cancelSubscriptionJob } from "#app/payments/payment-jobs.server.ts";
import { subscriptions } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { DeletionStep } from "#app/accounts/data/delete-account.server.ts";

/** Ends them here at once and at the provider by a job. The fact overrides whatever the provider reports later. */
export async function endRenewals(
  { tx, jobs, now }: { tx: Db; jobs: Jobs; now: Date },
  of: { listingId: string } | { userId: string },
): Promise<void> {
  const isTheirs =
    "listingId" in of
      ? eq(subscriptions.listingId, of.listingId)
      : eq(subscriptions.userId, of.userId);
  const ended = await tx
    .update(subscriptions)
    .set({ status: "cancelled", cancelledAt: now, endsAt: null, retryAt: null })
    .where(and(isTheirs, ne(subscriptions.status, "cancelled")))
    .returning({
      subscriptionId: subscriptions.providerSubscriptionId,
      renewsAt: subscriptions.renewsAt,
    });
  for (const { subscriptionId, renewsAt } of ended)
    if (subscriptionId) await endAtProvider({ tx, jobs, now }, { subscriptionId, renewsAt });
}

export async function endAtProvider(
  { tx, jobs, now }: { tx: Db; jobs: Jobs; now: Date },
  { subscriptionId, renewsAt }: { subscriptionId: string; renewsAt: Date },
): Promise<void> {
  await storeFacts(tx, [
    {
      id: endedHereId(subscriptionId),
      kind: "subscription-state",
      subscriptionId,
      status: "ended",
      periodEnd: renewsAt.toISOString(),
      endsAt: null,
      occurredAt: now,
    },
  ]);
  await jobs.enqueue(tx, cancelSubscriptionJob, { subscriptionId });
}

/** Orders and receipts are kept, as the law requires. */
export const cancelRenewals =
  (jobs: Jobs): DeletionStep =>
  (tx, { id, now }) =>
    endRenewals({ tx, jobs, now }, { userId: id });
