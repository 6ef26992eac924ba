import { eq } from "drizzle-orm";
import { storeFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import { refundOrderJob } from "#app/payments/payment-jobs.server.ts";
import { orders } from "#app/payments/payments.table.ts";
import {
  getRefundBalance,
  refundedOrder,
} from "#app/payments/refunds/refund-balance.queries.server.ts";
import { auditAmount } from "#app/payments/refunds/refund-balance.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { JobQueues } from "#app/platform/jobs/job-queues.ts";

export interface RefundWithdrawal {
  orderId: string;
  key: string;
  actorId: string;
  requestId: string | null;
  now: Date;
}

export type WithdrawOutcome = { ok: true } | { ok: false; reason: "not-found" | "still-running" };

/** For a request that the provider refused for good. */
export async function withdrawRefund(
  db: Db,
  queues: JobQueues,
  { orderId, key, actorId, requestId, now }: RefundWithdrawal,
): Promise<WithdrawOutcome> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select(refundedOrder)
      .from(orders)
      .where(eq(orders.id, orderId))
      .for("update");
    if (!order) return { ok: false, reason: "not-found" };
    const { requests } = await getRefundBalance(tx, order);
    const request = requests.find((one) => one.key === key && one.state === "requested");
    if (!request) return { ok: false, reason: "not-found" };
    for (const job of await queues.findByData(tx, refundOrderJob, { key })) {
      // The money may be on its way this very moment.
      if (job.state !== "failed" || !(await queues.drop(tx, job.id)))
        return { ok: false, reason: "still-running" };
    }
    await storeFacts(tx, [
      {
        id: `refund-withdrawn:${key}`,
        kind: "refund-withdrawn",
        orderId,
        requestKey: key,
        occurredAt: now,
      },
    ]);
    await recordAudit(tx, {
      actorId,
      action: "refund-withdrawn",
      subjectType: "order",
      subjectId: orderId,
      details: { amount: auditAmount(request.amount), reason: request.reason },
      requestId,
    });
    return { ok: true };
  });
}
