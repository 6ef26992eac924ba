import { and, eq, inArray } from "drizzle-orm";
import { refundOrderJob } from "#app/payments/payment-jobs.server.ts";
import { orders } from "#app/payments/payments.table.ts";
import { getRefundedAmount } from "#app/payments/refunds/refunded-amount.queries.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface RefundRequest {
  orderId: string;
  amount: number;
  reason: string;
  /** The administrator. */
  actorId: string;
  requestId: string | null;
}

export type RefundOutcome = { ok: true } | { ok: false; reason: "not-found" | "too-much" };

/** An administrator sends money back, in part or in full. A job asks the provider; the refund counts when it has arrived. */
export async function requestRefund(
  db: Db,
  jobs: Jobs,
  { orderId, amount, reason, actorId, requestId }: RefundRequest,
): Promise<RefundOutcome> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select({ amount: orders.amount })
      .from(orders)
      .where(and(eq(orders.id, orderId), inArray(orders.status, ["paid", "disputed"])))
      .for("update");
    if (!order) return { ok: false, reason: "not-found" };
    const left = order.amount - (await getRefundedAmount(tx, orderId));
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > left)
      return { ok: false, reason: "too-much" };
    const key = `refund:${orderId}:${createId()}`;
    await jobs.enqueue(tx, refundOrderJob, { orderId, amount, key });
    await recordAudit(tx, {
      actorId,
      action: "order-refunded",
      subjectType: "order",
      subjectId: orderId,
      details: { amount, reason },
      requestId,
    });
    return { ok: true };
  });
}
