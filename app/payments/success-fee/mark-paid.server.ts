import { and, eq, inArray } from "drizzle-orm";
import { storeFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import { applyFacts } from "#app/payments/events/settle.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders } from "#app/payments/payments.table.ts";
import type { PaymentFact } from "#app/payments/provider/payment-fact.ts";
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

export type MarkPaidOutcome =
  | { ok: true }
  | { ok: false; reason: "not-found" | "being-paid-by-card" };

/** An administrator records a success fee that was paid another way than by card. The receipt follows as for any payment. */
export async function markPaid(
  services: PaymentServices,
  { orderId, actorId, note, requestId, now }: MarkPaid,
): Promise<MarkPaidOutcome> {
  const { db, payments } = services;
  const isDue = and(
    eq(orders.id, orderId),
    eq(orders.kind, "success_fee"),
    inArray(orders.status, ["open", "failed"]),
  );
  const [due] = await db
    .select({ checkoutId: orders.checkoutId, status: orders.status })
    .from(orders)
    .where(isDue);
  if (!due) return { ok: false, reason: "not-found" };
  // Nobody pays twice: a checkout that is still open somewhere must not be usable any more.
  if (due.checkoutId && due.status === "open") {
    const { status } = await payments.expireCheckout(due.checkoutId);
    if (status === "complete") return { ok: false, reason: "being-paid-by-card" };
  }
  const fact: PaymentFact = {
    id: `marked-paid:${orderId}`,
    kind: "marked-paid",
    orderId,
    occurredAt: now,
  };
  const marked = await db.transaction(async (tx) => {
    const [order] = await tx.select({ id: orders.id }).from(orders).where(isDue).for("update");
    if (!order) return false;
    await storeFacts(tx, [fact]);
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
  if (!marked) return { ok: false, reason: "not-found" };
  await applyFacts(services, [fact], now);
  return { ok: true };
}
