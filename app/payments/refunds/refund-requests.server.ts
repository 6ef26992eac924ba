import { and, eq, inArray } from "drizzle-orm";
import { orders, paymentFacts } from "#app/payments/payments.table.ts";
import {
  queueRefund,
  getRefundBalance,
  refundedOrder,
} from "#app/payments/refunds/refunds.queries.server.ts";
import { auditAmount } from "#app/payments/refunds/refund-balance.ts";
import { auditOrder, type OrderChange } from "#app/payments/orders/audit-order.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { storeFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import { refundOrderJob } from "#app/payments/payment-jobs.server.ts";
import type { JobQueues } from "#app/platform/jobs/job-queues.ts";

export interface RefundRequest extends OrderChange {
  amount: number;
  reason: string;
  /** Made when the form was rendered, so that submitting it twice is one refund. */
  formId: string;
  /** The balance that the administrator saw; a refund made meanwhile is shown first. */
  expectedLeft: number;
}

export type RefundOutcome =
  | { ok: true }
  | { ok: false; reason: "not-found" | "too-much" | "changed" | "paid-otherwise" };

/** A job requests it from the provider; the refund counts when it arrives. */
export async function requestRefund(
  db: Db,
  jobs: Jobs,
  request: RefundRequest,
): Promise<RefundOutcome> {
  const { orderId, amount, reason, formId, expectedLeft, actorId, now } = request;
  const key = `refund:${orderId}:${formId}`;
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select(refundedOrder)
      .from(orders)
      .where(and(eq(orders.id, orderId), inArray(orders.status, ["paid", "disputed"])))
      .for("update");
    if (!order) return { ok: false, reason: "not-found" };
    if (await isKnown(tx, key)) return { ok: true };
    // Recorded by hand: the provider has nothing to send back.
    if (!order.paymentId && !order.invoiceId) return { ok: false, reason: "paid-otherwise" };
    const { left } = await getRefundBalance(tx, order);
    if (left !== expectedLeft) return { ok: false, reason: "changed" };
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > left)
      return { ok: false, reason: "too-much" };
    await queueRefund({ tx, jobs }, { orderId, amount, key, reason, requestedBy: actorId, now });
    await auditOrder(tx, request, "order-refunded", { amount: auditAmount(amount), reason });
    return { ok: true };
  });
}

async function isKnown(tx: Db, key: string): Promise<boolean> {
  const rows = await tx
    .select({ id: paymentFacts.id })
    .from(paymentFacts)
    .where(eq(paymentFacts.id, `refund-requested:${key}`));
  return rows.length > 0;
}

/** For a request that the provider rejected for good. */
export async function withdrawRefund(
  db: Db,
  queues: JobQueues,
  { key, ...change }: OrderChange & { key: string },
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "still-running" }> {
  const { orderId, now } = change;
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
      // The money may be in transit right now.
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
    await auditOrder(tx, change, "refund-withdrawn", {
      amount: auditAmount(request.amount),
      reason: request.reason,
    });
    return { ok: true };
  });
}
