import { and, asc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { applyFacts } from "#app/payments/events/settle.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";

const openTooLongMs = 10 * 60 * 1000;
const batch = 100;

/** Asks the provider about every order that has been open for more than ten minutes: its event may have been missed. */
export async function reconcileOrders(services: PaymentServices, now: Date): Promise<void> {
  const { db } = services;
  await dropFees(db);
  let after: string | null = null;
  const errors: unknown[] = [];
  for (;;) {
    const waiting: WaitingOrder[] = await db
      .select({ id: orders.id, checkoutId: orders.checkoutId, kind: orders.kind })
      .from(orders)
      .where(
        and(
          inArray(orders.status, ["open", "processing"]),
          inArray(orders.kind, ["package", "success_fee"]),
          isOld(now),
          after ? gt(orders.id, after) : undefined,
        ),
      )
      .orderBy(asc(orders.id))
      .limit(batch);
    for (const order of waiting)
      // One that cannot be asked about must not keep the others waiting.
      await inquireOrder(services, order, now).catch((error: unknown) => errors.push(error));
    if (waiting.length < batch) break;
    after = waiting.at(-1)!.id;
  }
  if (errors.length > 0) throw new AggregateError(errors, "some orders could not be reconciled");
}

interface WaitingOrder {
  id: string;
  checkoutId: string | null;
  kind: string;
}

/** What the provider knows about the checkout of an order, applied. */
export async function inquireOrder(
  services: PaymentServices,
  { id, checkoutId, kind }: WaitingOrder,
  now: Date,
): Promise<void> {
  if (checkoutId)
    return applyFacts(services, await services.payments.inquireCheckout(checkoutId, now), now);
  if (kind === "package")
    // Its checkout was never made: the process ended in between, or the provider refused.
    await services.db
      .update(orders)
      .set({ status: "expired" })
      .where(and(eq(orders.id, id), eq(orders.status, "open"), isOld(now)));
}

/** A younger one may be about to get its checkout. */
const isOld = (now: Date) => lt(orders.createdAt, new Date(now.getTime() - openTooLongMs));

/** A sale that fell through owes no fee. A checkout for it that is paid all the same is refunded by hand. */
async function dropFees(db: Db): Promise<void> {
  await db
    .update(orders)
    .set({ status: "expired" })
    .where(
      and(
        eq(orders.kind, "success_fee"),
        inArray(orders.status, ["open", "failed"]),
        sql`not exists (select 1 from ${listings} where ${listings.id} = ${orders.listingId} and ${listings.status} = 'sold')`,
      ),
    );
}
