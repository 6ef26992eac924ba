import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import type { Order } from "#app/payments/checkout/checkout-session.server.ts";
import { and, eq, inArray } from "drizzle-orm";
import { storeFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import { settleOrder } from "#app/payments/events/settle-order.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders } from "#app/payments/payments.table.ts";
import type { PaymentFact } from "#app/payments/provider/payment-fact.ts";
import { isSameCheckout } from "#app/payments/success-fee/pay-fee.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { auditOrder, type OrderChange } from "#app/payments/orders/audit-order.server.ts";

/** The receipt follows as for any payment. */
export async function markPaid(
  services: PaymentServices,
  { note, ...change }: OrderChange & { note: string },
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "being-paid-by-card" }> {
  const { db, payments } = services;
  const { orderId, now } = change;
  const due = await findDue(db, orderId);
  if (!due) return { ok: false, reason: "not-found" };
  // Nobody pays twice: an open checkout must not remain usable.
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
  const refusal = await db.transaction(async (tx) => {
    await lockListing(tx, due.listingId);
    const current = await findDue(tx, orderId);
    if (!current) return "not-found";
    // The owner has opened another checkout since.
    if (!isSameCheckout(current, due)) return "being-paid-by-card";
    await storeFacts(tx, [fact]);
    await auditOrder(tx, change, "order-marked-paid", { note });
    await settleOrder({ tx, jobs: services.jobs, appUrl: services.appUrl, now }, orderId);
    return null;
  });
  return refusal ? { ok: false, reason: refusal } : { ok: true };
}

async function findDue(tx: Db, orderId: string): Promise<Order | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.kind, "success_fee"),
        inArray(orders.status, ["open", "failed"]),
      ),
    );
  return order ?? null;
}
