import { storeFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import { refundOrderJob } from "#app/payments/payment-jobs.server.ts";
import type { Settlement } from "#app/payments/payment-services.ts";

export interface QueuedRefund {
  orderId: string;
  amount: number;
  key: string;
  reason: string;
  requestedBy: string | null;
  now: Date;
}

/** A fact, so that the same money is not refunded again before the provider answers. */
export async function queueRefund(
  { tx, jobs }: Pick<Settlement, "tx" | "jobs">,
  { orderId, amount, key, reason, requestedBy, now }: QueuedRefund,
): Promise<void> {
  await storeFacts(tx, [
    {
      id: `refund-requested:${key}`,
      kind: "refund-requested",
      orderId,
      requestKey: key,
      amount,
      reason,
      requestedBy,
      occurredAt: now,
    },
  ]);
  await jobs.enqueue(tx, refundOrderJob, { orderId, amount, key });
}
