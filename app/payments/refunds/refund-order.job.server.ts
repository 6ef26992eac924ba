import { eq } from "drizzle-orm";
import { applyFacts } from "#app/payments/events/settle.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders } from "#app/payments/payments.table.ts";

export async function refundOrder(
  services: PaymentServices,
  { orderId, amount, key }: { orderId: string; amount: number; key: string },
  now: Date,
): Promise<void> {
  const { db, payments } = services;
  const [order] = await db
    .select({ paymentId: orders.paymentId, invoiceId: orders.invoiceId })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return;
  const facts = await payments.refund({ ...order, amount, key });
  // The order may not know its payment yet, so the fact carries the order's id.
  await applyFacts(
    services,
    facts.map((fact) => Object.assign(fact, { orderId, requestKey: key })),
    now,
  );
}
