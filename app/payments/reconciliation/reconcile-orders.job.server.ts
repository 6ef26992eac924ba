import { and, asc, eq, gt, inArray, lt } from "drizzle-orm";
import { applyFacts } from "#app/payments/events/settle.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders } from "#app/payments/payments.table.ts";

const openTooLongMs = 10 * 60 * 1000;
const batch = 100;

/** Asks the provider about every order that has been open for more than ten minutes: its event may have been missed. */
export async function reconcileOrders(services: PaymentServices, now: Date): Promise<void> {
  const { db, payments } = services;
  let after: string | null = null;
  const errors: unknown[] = [];
  for (;;) {
    const waiting: { id: string; checkoutId: string | null; kind: string }[] = await db
      .select({ id: orders.id, checkoutId: orders.checkoutId, kind: orders.kind })
      .from(orders)
      .where(
        and(
          inArray(orders.status, ["open", "processing"]),
          inArray(orders.kind, ["package", "success_fee"]),
          lt(orders.createdAt, new Date(now.getTime() - openTooLongMs)),
          after ? gt(orders.id, after) : undefined,
        ),
      )
      .orderBy(asc(orders.id))
      .limit(batch);
    for (const { id, checkoutId, kind } of waiting) {
      if (checkoutId)
        // One that cannot be asked about must not keep the others waiting.
        await payments
          .inquireCheckout(checkoutId, now)
          .then((facts) => applyFacts(services, facts, now))
          .catch((error: unknown) => errors.push(error));
      else if (kind === "package")
        // Its checkout was never made: the process ended in between, or the provider refused.
        await db
          .update(orders)
          .set({ status: "expired" })
          .where(and(eq(orders.id, id), eq(orders.status, "open")));
    }
    if (waiting.length < batch) break;
    after = waiting.at(-1)!.id;
  }
  if (errors.length > 0) throw new AggregateError(errors, "some orders could not be reconciled");
}
