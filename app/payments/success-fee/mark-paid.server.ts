import { and, eq, inArray } from "drizzle-orm";
import { applyFacts } from "#app/payments/events/settle.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders } from "#app/payments/payments.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";

export interface MarkPaid {
  orderId: string;
  /** The administrator. */
  actorId: string;
  /** How it was paid: a bank transfer, a cheque, its number. */
  note: string;
  requestId: string | null;
  now: Date;
}

/** An administrator records a success fee that was paid another way than by card. The receipt follows as for any payment. */
export async function markPaid(
  services: PaymentServices,
  { orderId, actorId, note, requestId, now }: MarkPaid,
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  const { db } = services;
  const isDue = await db.transaction(async (tx) => {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.id, orderId),
          eq(orders.kind, "success_fee"),
          inArray(orders.status, ["open", "failed"]),
        ),
      )
      .for("update");
    if (!order) return false;
    await recordAudit(tx, {
      actorId,
      action: "order-marked-paid",
      subjectType: "order",
      subjectId: orderId,
      details: { note },
      requestId,
    });
    return true;
  });
  if (!isDue) return { ok: false, reason: "not-found" };
  await applyFacts(
    services,
    [{ id: `marked-paid:${orderId}`, kind: "marked-paid", orderId, occurredAt: now }],
    now,
  );
  return { ok: true };
}
