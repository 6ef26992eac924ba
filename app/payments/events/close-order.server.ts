import { storeFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import { settleOrder } from "#app/payments/events/settle-order.server.ts";
import type { Settlement } from "#app/payments/payment-services.ts";

/** Nobody is to pay this order any more. The listing is locked already. */
export async function closeOrder(settlement: Settlement, orderId: string): Promise<void> {
  const { tx, now } = settlement;
  await storeFacts(tx, [
    { id: `closed:${orderId}`, kind: "order-closed", orderId, occurredAt: now },
  ]);
  await settleOrder(settlement, orderId);
}
