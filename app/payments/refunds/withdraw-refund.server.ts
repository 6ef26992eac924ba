import { eq } from "drizzle-orm";
import { storeFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import { refundOrderJob } from "#app/payments/payment-jobs.server.ts";
import { orders } from "#app/payments/payments.table.ts";
import {
  getRefundBalance,
  refundedOrder,
} from "#app/payments/refunds/refund-balance.queries.server.ts";
import { auditAmount } from "#app/payments/refunds/refund-balance.ts";
import { auditOrder, type OrderChange } from "#app/payments/orders/audit-order.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { JobQueues } from "#app/platform/jobs/job-queues.ts";

/** For a request that the provider refused for good. */
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
    await auditOrder(tx, change, "refund-withdrawn", {
      amount: auditAmount(request.amount),
      reason: request.reason,
    });
    return { ok: true };
  });
}
